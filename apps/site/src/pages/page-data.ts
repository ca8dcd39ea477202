import type { MainData } from '@guildhall/cms-client';

/** The texts and pictures of the site's own pages, from the main data. */
export interface WithPageData {
  pageData: MainData['pageData'];
}
