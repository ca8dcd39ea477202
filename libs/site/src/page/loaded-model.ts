import type { PageModel } from './page-model.ts';

export interface LoadedModel<Model extends PageModel = PageModel> {
  outcome: 'found' | 'missing' | 'failed';
  model: Model;
  /** True when every part was read just now: none is missing or from an earlier read. */
  fullyRead: boolean;
  /** True when a part failed and there is no earlier read of it. */
  partsMissing?: boolean;
  /** Equal for an unchanged entry. Only set where a page has lists. */
  entryTag?: string;
  /** Page keys of all entries listed on the page. Missing if it lists none. */
  cards?: ReadonlySet<string>;
  /** Revision of the entries that were taken down, as of before the read. @default 0 */
  revision?: number;
}

/** The page has another URL on this site. */
export interface MovedPage {
  outcome: 'moved';
  to: string;
}
