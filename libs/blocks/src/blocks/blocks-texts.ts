import type { PartialTexts } from '@guildhall/ui';
import type { ContactFormTexts } from '../contact-form/contact-form-texts.ts';
import type { EntryListTexts } from '../entry-list/entry-list-texts.ts';

/** Texts of blocks. */
export interface BlocksTexts {
  /** Label of the button that opens the sign-up form: `formData.subscribeLabel` of the main data. */
  subscribe: string;
  /** Label of a download link without a title. */
  download: string;
  /** Note below incomplete pages, blocks and lists: `pageData.cutText` of the main data. */
  cut: string;
  /** Precedes prices in other currencies: `variousData.approxLabel` of the main data. */
  approx: string;
  contactForm?: Partial<ContactFormTexts>;
  entryList?: PartialTexts<EntryListTexts>;
}

export const blocksTexts: BlocksTexts = {
  subscribe: 'Subscribe',
  download: 'Download',
  approx: 'approx.',
  cut: 'This is too long to be shown in full.',
};
