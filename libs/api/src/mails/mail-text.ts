/** An email with at most one action. Texts are plain; URLs are ours. */
export interface MailText {
  subject: string;
  preview: string;
  title: string;
  before: readonly string[];
  button?: { label: string; url: string };
  after: readonly (string | { before: string; label: string; url: string })[];
  /** Lines are separated by `\n`. */
  signature: string;
  /** Name of the sender. */
  sender: string;
}
