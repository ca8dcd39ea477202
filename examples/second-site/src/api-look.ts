import type { MailLook } from '@guildhall/api';

/** Look of the emails. */
export const look: MailLook = {
  sender: 'Schilfwerft Ellersiel',
  theme: new URL('theme.css', import.meta.url),
  mark: new URL('../public/apple-touch-icon.png', import.meta.url),
};
