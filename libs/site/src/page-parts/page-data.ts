import type { MainData } from '@guildhall/cms-client';

export interface WithPageData {
  pageData: MainData['pageData'];
}
