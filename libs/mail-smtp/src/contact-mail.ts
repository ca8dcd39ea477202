import { isEmailAddress } from '@guildhall/api-contract/email';
import type { ContactMessage } from '@guildhall/suppliers';

/** A mail whose headers hold no visitor’s text except an address that has been validated. */
export interface ContactMail {
  to: string;
  from: string;
  replyTo?: { name: string; address: string };
  subject: string;
  /** The same for every attempt at the same message, so that mailboxes can recognise a repeated email. */
  messageId: string;
  /** Plain text, so that hostile content is only shown. */
  text: string;
}

/** The mail of a message. Replies are sent to the first email address in it. */
export function toContactMail({ id, fields, mail }: ContactMessage, to: string): ContactMail {
  const address = fields.find(({ type }) => type === 'email')?.value;
  const reply = typeof address === 'string' ? address.trim() : '';
  return {
    to,
    from: to,
    ...(isEmailAddress(reply) && { replyTo: { name: '', address: reply } }),
    subject: mail.subject,
    messageId: `<${id}@${to.slice(to.lastIndexOf('@') + 1)}>`,
    text: mail.text,
  };
}
