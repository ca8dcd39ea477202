/** Texts of the email that delivers a message of a contact form to the organisation. */
export interface ContactMailTexts {
  subject: string;
  /** Values of checkboxes. */
  yes: string;
  no: string;
  /** Last line: `{page}`, `{time}`. */
  sentFrom: string;
}

export const contactMailTexts: ContactMailTexts = {
  subject: 'A message from the contact form',
  yes: 'Yes',
  no: 'No',
  sentFrom: 'Sent from {page}, {time}',
};
