/** Texts of the email that delivers a message of a contact form to the organisation. */
export interface ContactMailTexts {
  subject: string;
  /** Subject of a message whose hidden field was filled in. */
  spamSubject: string;
  /** First line of such a message. */
  spamNote: string;
  /** Values of checkboxes. */
  yes: string;
  no: string;
  /** Last line: `{page}`, and `{time}` in the organisation's language and time zone. */
  sentFrom: string;
}

export const contactMailTexts: ContactMailTexts = {
  subject: 'A message from the contact form',
  spamSubject: '[Possibly spam] A message from the contact form',
  spamNote:
    'A hidden field of the form was filled in. Programs that send spam do this, and so do some that fill in forms for people.',
  yes: 'Yes',
  no: 'No',
  sentFrom: 'Sent from {page}, {time}',
};
