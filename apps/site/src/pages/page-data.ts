import type { MainData } from '@guildhall/cms-client';

/** Texts and pictures of the site's own pages, from main data. */
export interface WithPageData {
  pageData: MainData['pageData'];
}
