import { builtInMainData, type MainData } from '../main-data/main-data.ts';

/** Texts in place of missing ones in the content. */
export interface ContentTexts {
  mainData: MainData;
  /** A link without a title, to a page of this site. */
  readMore: string;
}

/** The built-in English. */
export const contentTexts: ContentTexts = { mainData: builtInMainData, readMore: 'Read more' };
