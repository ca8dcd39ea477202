import type { FormField } from '@guildhall/cms-client';
import type { ContactFormTexts } from './contact-form-texts.ts';
import type { SendContactForm } from './send-contact-form.ts';

/** Props of `ContactForm`. Plain data, except for the functions of ordinary React apps. */
export interface ContactFormProps {
  /** Unique on the page: the ids of its fields begin with it. */
  formId: string;
  /** The fields of a contact form block, in their order. */
  fields: readonly FormField[];
  /**
   * Label of the button.
   * @default texts.send
   */
  submitLabel?: string;
  /** Email address to show if the form cannot be sent. */
  mailAddress?: string;
  /** Overrides for the built-in texts. */
  texts?: Partial<ContactFormTexts>;
  /**
   * Sends a message.
   * @default sendContactForm
   */
  send?: SendContactForm;
  /** Called with the errors, in addition to the form's event `invalid`. */
  onInvalid?: (errors: readonly ContactFormError[]) => void;
}

/** An invalid field; `detail` of the form's event `invalid` is a list of these. */
export interface ContactFormError {
  /** Id of the element. */
  id: string;
  /** The editor's name for the field. */
  name: string;
  message: string;
}
