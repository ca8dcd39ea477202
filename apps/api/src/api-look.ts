import type { MailLook } from '@guildhall/api';

/** Look of the emails, in the kit's colours. */
export const look: MailLook = {
  sender: 'The Wayleave Institute',
  mark: new URL('../../site/public/apple-touch-icon.png', import.meta.url),
};
