/** The words of a contact form. */
export interface ContactFormTexts {
  /** After the label of a required field that is empty: `formData.isRequiredText` of the main data. */
  isRequired: string;
  /** After the label of an email field with something else in it: `formData.isNotValidText`. */
  isNotValid: string;
  /** On the button while the form is sent: `formData.loadingLabel`. */
  loading: string;
  /** Labels the button when the editor gave no words. */
  send: string;
  /** Beside labels of fields that may stay empty. */
  optional: string;
  /** First choice of a select: none. */
  choose: string;
  /** Title of the list of errors. */
  lookAgain: string;
  sent: string;
  failed: string;
  tooOften: string;
  unavailable: string;
  /** Before the address to write to instead. */
  writeInstead: string;
  /** Where scripts are off. */
  needsScript: string;
}

/** The built-in English. */
export const contactFormTexts: ContactFormTexts = {
  isRequired: 'is required',
  isNotValid: 'is not valid',
  loading: 'One moment…',
  send: 'Send',
  optional: 'optional',
  choose: 'Choose one',
  lookAgain: 'Please look at this again',
  sent: 'Thank you. Your message has been sent.',
  failed: 'Your message could not be sent. Everything you wrote is still here: please try again in a moment.',
  tooOften:
    'That was several messages in a short time. Everything you wrote is still here: please wait a minute.',
  unavailable: 'This form cannot be sent at the moment. Everything you wrote is still here.',
  writeInstead: 'You can also write to',
  needsScript: 'This form needs scripts, which are off in your browser.',
};
