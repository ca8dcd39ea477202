/** Texts of a contact form. */
export interface ContactFormTexts {
  /** Follows the label of an empty required field: `formData.isRequiredText` of the main data. */
  isRequired: string;
  /** Follows the label of an email field without an email address: `formData.isNotValidText`. */
  isNotValid: string;
  /** Said of a field with too many characters, after its label or below it; `{count}` becomes how many are too many. */
  isTooLong: string;
  isTooLongOne: string;
  /** Below the label of a text area: its maximum length. */
  limit: string;
  /** Between groups of three digits in a limit; may be empty. */
  digitGroup: string;
  /** Near a field's limit; `{count}` becomes the number of remaining characters. */
  remaining: string;
  remainingOne: string;
  remainingNone: string;
  /** Button label while the form is being sent: `formData.loadingLabel`. */
  loading: string;
  /** Button label if the editor set none. */
  send: string;
  /** Beside the labels of optional fields. */
  optional: string;
  /** The empty first option of a select. */
  choose: string;
  /** Title of the error summary. */
  errorTitle: string;
  sent: string;
  /** Sent, but delivery is not confirmed. */
  unconfirmed: string;
  /** Certainly not sent. */
  failed: string;
  /** The result is unknown; sending again is safe. */
  unknown: string;
  /** The api rejects it as it is. */
  rejected: string;
  empty: string;
  /** All fields together are over the limit. */
  tooLong: string;
  tooOften: string;
  unavailable: string;
  /** Followed by the organisation's email address. */
  writeInstead: string;
  /** Label of a hidden field that only bots fill in. */
  trap: string;
  /** Shown if JavaScript is off. */
  needsScript: string;
}

/**
 * The English texts of a contact form.
 *
 * @example
 * contactFormTexts.sent; // 'Thank you. Your message has been sent.'
 */
export const contactFormTexts: ContactFormTexts = {
  isRequired: 'is required',
  isNotValid: 'is not valid',
  isTooLong: 'must be {count} characters shorter',
  isTooLongOne: 'must be 1 character shorter',
  limit: 'At most {limit} characters',
  digitGroup: ',',
  remaining: '{count} characters left',
  remainingOne: '1 character left',
  remainingNone: 'No characters left',
  loading: 'One moment…',
  send: 'Send',
  optional: 'optional',
  choose: 'Choose an option',
  errorTitle: 'There is a problem',
  sent: 'Thank you. Your message has been sent.',
  unconfirmed:
    'We have sent your message, but delivery is not confirmed yet. To check, press the button again: we will not send it twice.',
  failed: 'We could not send your message. Everything you wrote is still here: please try again in a moment.',
  unknown:
    'We cannot confirm that your message was sent. Everything you wrote is still here. Please press the button again: we will not send it twice.',
  rejected: 'We could not accept this message. Copy what you wrote, reload the page and try again.',
  empty: 'Fill in the form before you send it.',
  tooLong: 'Your message is too long. Shorten it and send it again.',
  tooOften:
    'You have sent several messages in a short time. Everything you wrote is still here: wait a minute and try again.',
  unavailable:
    'This form is not working at the moment. Everything you wrote is still here: please try again later.',
  writeInstead: 'You can also write to',
  trap: 'Website',
  needsScript: 'You need JavaScript to send this form. Turn it on in your browser and reload this page.',
};
