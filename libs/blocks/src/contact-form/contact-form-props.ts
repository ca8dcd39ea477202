import type { FormField } from '@guildhall/cms-client';
import type { ContactFormTexts } from './contact-form-texts.ts';
import type { SendContactForm } from './send-contact-form.ts';

/** What a contact form needs to know: plain data, but for the functions of an ordinary React app. */
export interface ContactFormProps {
  /** Unique on the page: the ids of its fields begin with it. */
  formId: string;
  fields: readonly FormField[];
  /**
   * On the button.
   * @default texts.send
   */
  submitLabel?: string;
  /** Where to write when the form cannot be sent. */
  mailAddress?: string;
  /** Where they differ from the built-in ones. */
  texts?: Partial<ContactFormTexts>;
  /**
   * How a message is sent.
   * @default sendContactForm
   */
  send?: SendContactForm;
  /** Told what is wrong, beside the bubbling event `invalid` of the form. */
  onInvalid?: (errors: readonly ContactFormError[]) => void;
}

/** One field that is not right yet; `detail` of the form's event `invalid` is a list of these. */
export interface ContactFormError {
  /** Of the element. */
  id: string;
  /** As its editor calls the field. */
  name: string;
  message: string;
}
