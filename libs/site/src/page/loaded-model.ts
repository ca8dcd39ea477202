import type { PageModel } from './page-model.ts';

export interface LoadedModel {
  outcome: 'found' | 'missing' | 'failed';
  model: PageModel;
  /** True when every part was read just now: none is missing or from an earlier read. */
  fullyRead: boolean;
  /** True when a part failed and there is no earlier read of it. */
  partsMissing?: boolean;
  /** Equal for an unchanged entry. Only set where a page has lists. */
  entryTag?: string;
}

/** The page has another URL on this site. */
export interface MovedPage {
  outcome: 'moved';
  to: string;
}
