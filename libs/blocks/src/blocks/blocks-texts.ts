import type { PartialTexts } from '@guildhall/ui';
import type { ContactFormTexts } from '../contact-form/contact-form-texts.ts';
import type { EntryListTexts } from '../entry-list/entry-list-texts.ts';

/** The blocks' own built-in words. */
export interface BlocksTexts {
  /** Opens a subscription box's sign-up form: `formData.subscribeLabel` of the main data. */
  subscribe: string;
  /** Fetches a file whose link has no title. */
  download: string;
  /** The note on a page, a block or a list that holds more than is shown: `pageData.cutText` of the main data. */
  cut: string;
  /** Before a price's equivalents: `variousData.approxLabel` of the main data. */
  approx: string;
  /** Of contact forms, where they differ from the built-in ones. */
  contactForm?: Partial<ContactFormTexts>;
  /** Of entry lists and their filters, where they differ from the built-in ones. */
  entryList?: PartialTexts<EntryListTexts>;
}

/** The built-in English. */
export const blocksTexts: BlocksTexts = {
  subscribe: 'Subscribe',
  download: 'Download',
  approx: 'approx.',
  cut: 'There is more of this than can be shown here.',
};
