import { builtInMainData, type MainData } from '../main-data/main-data.ts';

/** Texts in place of missing ones in the content. */
export interface ContentTexts {
  mainData: MainData;
  /** A link without a title, to a page of this site. */
  readMore: string;
  /** Title of an entry that has none. */
  untitled: string;
}

/**
 * The built-in English.
 *
 * @example
 * const texts: ContentTexts = { ...contentTexts, readMore: 'Weiterlesen' };
 */
export const contentTexts: ContentTexts = {
  mainData: builtInMainData,
  readMore: 'Read more',
  untitled: 'Untitled',
};
