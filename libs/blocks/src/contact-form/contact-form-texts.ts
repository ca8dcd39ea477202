/** The words of a contact form. */
export interface ContactFormTexts {
  /** After the label of a required field that is empty: `formData.isRequiredText` of the main data. */
  isRequired: string;
  /** After the label of an email field with something else in it: `formData.isNotValidText`. */
  isNotValid: string;
  /** After the label of a field with too many characters in it; `{count}` becomes how many. */
  isTooLong: string;
  /** Near the end of what fits into a field; `{count}` becomes the number of characters. */
  left: string;
  leftOne: string;
  leftNone: string;
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
  /** It has left, without a confirmation that it arrived. */
  unconfirmed: string;
  /** It has certainly not been sent. */
  failed: string;
  /** Nothing is known of it; a repeat does no harm. */
  unanswered: string;
  /** It will not be taken as it is. */
  refused: string;
  /** Nothing is filled in. */
  empty: string;
  /** More than may be sent at once, all fields together. */
  tooLong: string;
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
  isTooLong: 'is too long by {count} characters',
  left: '{count} characters left',
  leftOne: '1 character left',
  leftNone: 'This is as much as fits here',
  loading: 'One moment…',
  send: 'Send',
  optional: 'optional',
  choose: 'Choose one',
  lookAgain: 'Please look at this again',
  sent: 'Thank you. Your message has been sent.',
  unconfirmed:
    'Your message is on its way, but we have not heard yet that it has arrived. You can press the button again to ask: it will not be sent twice.',
  failed: 'Your message could not be sent. Everything you wrote is still here: please try again in a moment.',
  unanswered:
    'No answer came, so we cannot say whether your message was sent. Everything you wrote is still here. Please press the button again: it will not be sent twice.',
  refused: 'Your message was not accepted as it is. Everything you wrote is still here for you to copy.',
  empty: 'Nothing is filled in yet.',
  tooLong: 'All together, this is more than can be sent at once. Please shorten it a little.',
  tooOften:
    'That was several messages in a short time. Everything you wrote is still here: please wait a minute.',
  unavailable: 'This form cannot be sent at the moment. Everything you wrote is still here.',
  writeInstead: 'You can also write to',
  needsScript: 'This form needs scripts, which are off in your browser.',
};
