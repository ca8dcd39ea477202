import type { PlanPrice } from '@guildhall/api-contract/signup';
import type { CmsClient } from '@guildhall/cms-client';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { ContentIndex } from './content-index/content-index.ts';
import type { FormerAddresses } from './former-address.ts';
import type { FormerPages } from './former-pages.ts';
import type { GoneEntries } from './gone-entries.ts';
import type { Lists } from './last-good-lists.ts';
import type { MainDataRefresher } from './main-data-refresher.ts';
import type { RatesRefresher } from './rates/rates-refresher.ts';
import type { Refresher } from './refresher.ts';

/** Everything that pages are made of. */
export interface Content {
  cms: CmsClient;
  shop: CatalogueClient;
  /** Lists of pages, with their last good responses. */
  lists: Lists;
  gone: GoneEntries;
  /** Tells pages that were removed from those that never existed. */
  formerPages: FormerPages;
  formerAddresses: FormerAddresses;
  /** The list of all published entries, for sitemap, feed and search. */
  contentIndex: ContentIndex;
  mainData: MainDataRefresher;
  rates: RatesRefresher;
  planPrices: Refresher<readonly PlanPrice[]>;
}
