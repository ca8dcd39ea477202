import type { MailLook } from '@guildhall/api';

export const look: MailLook = {
  sender: 'Schilfwerft Ellersiel',
  theme: new URL('theme.css', import.meta.url),
  mark: new URL('../public/apple-touch-icon.png', import.meta.url),
};
