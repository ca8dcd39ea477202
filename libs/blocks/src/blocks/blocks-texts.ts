import type { PartialTexts } from '@guildhall/ui';
import type { CardTexts } from '../cards/card-texts.ts';
import type { ContactFormTexts } from '../contact-form/contact-form-texts.ts';
import type { EntryListTexts } from '../entry-list/entry-list-texts.ts';
import type { DateTexts } from '../post-date/date-texts.ts';

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
  /** Contact link without an email address, phone number or title. */
  contact: string;
  /** Accessible names of blocks without a title. */
  video: string;
  pictures: string;
  banners: string;
  /** Labels of the button that stops banners from moving, and starts them again. */
  pauseBanners: string;
  playBanners: string;
  /** Accessible name of a banner's button: `{number}`, `{count}`, `{title}`. */
  banner: string;
  /** Labels of the same button for changing texts. */
  pauseText: string;
  playText: string;
  /** Overrides for the texts of contact forms. */
  contactForm?: Partial<ContactFormTexts>;
  /** Overrides for the texts of entry lists and their filters. */
  entryList?: PartialTexts<EntryListTexts>;
  /** Overrides for the texts of cards. */
  cards?: Partial<CardTexts>;
  /** Overrides for the names in dates. */
  dates?: Partial<DateTexts>;
}

/**
 * The English texts of blocks.
 *
 * @example
 * blocksTexts.pauseBanners; // 'Pause banners'
 */
export const blocksTexts: BlocksTexts = {
  subscribe: 'Subscribe',
  download: 'Download',
  approx: 'approx.',
  cut: 'This is too long to be shown in full.',
  contact: 'Email',
  video: 'Video',
  pictures: 'Pictures',
  banners: 'Announcements',
  pauseBanners: 'Pause banners',
  playBanners: 'Play banners',
  banner: '{number} of {count}: {title}',
  pauseText: 'Pause changing text',
  playText: 'Play changing text',
};

/** Returns the texts of a context, complete. */
export function getBlocksTexts({ texts }: { texts?: Partial<BlocksTexts> }): BlocksTexts {
  return { ...blocksTexts, ...texts };
}
