import type { MailLook } from '@guildhall/api';

/** Look of the emails. */
export const look: MailLook = {
  sender: 'The Reed Society',
  theme: new URL('theme.css', import.meta.url),
};
