import type { PageModel } from './page-model.ts';

/** What was read for an address: the model of its page, with everything that the page shows. */
export interface LoadedModel {
  outcome: 'found' | 'empty' | 'failed';
  model: PageModel;
  /** Whether every part was read just now; none is missing or from an earlier read. */
  fullyRead: boolean;
  /** Whether a part is missing, because it failed and there is no earlier read of it. */
  partsMissing?: boolean;
  /** The same for the same entry. Known where a page has lists. */
  entryTag?: string;
}

/** The page is at another address of this site. */
export interface MovedPage {
  outcome: 'moved';
  to: string;
}
