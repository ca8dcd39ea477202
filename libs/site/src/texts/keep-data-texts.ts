/** Texts of the page on which the deletion of somebody's data is taken back. */
export interface KeepDataTexts {
  title: string;
  text: string;
  button: string;
  keptTitle: string;
  keptText: string;
  /** The link has expired, or the data is deleted. */
  expired: string;
  failed: string;
  tooMany: string;
}

export const keepDataTexts: KeepDataTexts = {
  title: 'Keep your data',
  text: 'We have received a request to delete your data. Do you want to keep it, and your login?',
  button: 'Keep my data',
  keptTitle: 'Your data stays',
  keptText: 'The request to delete your data is taken back. You can log in as before.',
  expired: 'This link has expired, or your data has been deleted already.',
  failed: 'We could not do this right now. Please try again in a moment.',
  tooMany: 'Too many requests. Please wait a while and try again.',
};
