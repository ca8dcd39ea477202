import type { ConsentSettings } from '../consent/consent-settings.ts';
import type { MembersBoot } from '../members/members-boot.ts';
import type { SharedPicture } from './shared-picture.ts';
import type { HtmlFragment } from './html-fragments.ts';
import type { BankTransferResponse, PlanPrice } from '@guildhall/api-contract';
import type { FilteredList, PageUrl, VideoHost } from '@guildhall/blocks';
import type { Card, ContentProblem, Entry, Filter, MainData } from '@guildhall/cms-client';
import type { OwnTexts } from '../texts/site-texts.ts';
import type { Rates } from '@guildhall/money';
import type { SafeUrl } from '@guildhall/safe-content';
import type { Organisation } from '@guildhall/organisation';
import type { CheckoutData } from '@guildhall/browser-suppliers';
import type { CollectionSort, Product, ProductSummary, ShopCollection } from '@guildhall/shop-client';

export interface Frame {
  organisation: { name: string; url: string };
  facts: Organisation;
  /**
   * Texts of the site that replace the English ones.
   * @default none
   */
  texts?: OwnTexts;
  mainData: MainData;
  rates: Rates;
  /** Membership prices at the billing vendor. Unknown ones are missing. */
  planPrices?: readonly PlanPrice[];
  siteOrigin: string;
  /** @default YouTube */
  videoHost?: VideoHost;
  /** Data for the billing supplier's checkout in browsers; without it there are no sign-up forms. */
  checkout?: CheckoutData;
  /** The members' area; without it no login is shown. */
  members?: MembersBoot;
  /** The question about cookies; without it visitors are asked nothing. */
  consent?: ConsentSettings;
  /** Path of the page; marks the current link of the navigation. */
  path: string;
  /** The category chosen in each list, as named in the URL. */
  chosen?: PageUrl['chosen'];
  /** True for content that is inserted into a gate page for a member. */
  forMembers?: boolean;
  /** Ticket of an editor's preview; its links repeat it. */
  previewTicket?: string;
  /** Names of the site's islands, added by the renderer. @default all islands of the kit */
  islands?: readonly string[];
  /** Notices for editors in place of blocks that cannot be shown. @default 'hidden' */
  notices?: 'hidden' | 'shown';
}

/** Data of a page's blocks: cards and filters by the route they were read from, products by `toCollectionKey`. */
export interface PageData {
  cards: Record<string, Card[] | 'failed'>;
  filters: Record<string, Filter[] | 'failed'>;
  collections: Record<string, Product[] | 'failed'>;
  /** Content that was left out, for editors. */
  problems?: readonly ContentProblem[];
}

export interface CollectionOnPage extends ShopCollection {
  products: readonly ProductSummary[] | 'failed';
  more: boolean;
}

export interface CollectionPageModel {
  collection: ShopCollection;
  products: readonly ProductSummary[];
  page: number;
  sort: CollectionSort | undefined;
  more: boolean;
}

export interface SearchPageModel {
  text: string;
  products: readonly ProductSummary[];
  count: number;
  page: number;
  more: boolean;
  /** Suggestions when no product was found; else empty. */
  collections: readonly ShopCollection[];
}

/** A piece of an excerpt; a match is a word that was searched. */
export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** A page that a search of the site has found. */
export interface SiteSearchHit {
  url: SafeUrl;
  title: string;
  /** The entry's post type. */
  type: string;
  /** Date of publication, YYYYMMDD, or ''. */
  date: string;
  excerpt: readonly ExcerptPart[];
}

/** Pages, and products if the site has a shop, for a search text. */
export interface SiteSearchResults {
  /** Number of pages found. */
  count: number;
  hits: readonly SiteSearchHit[];
  /** Number of this page of results, from 1. */
  page: number;
  pageCount: number;
  /** True if no page has all words: those with some of them are shown. */
  isPartial: boolean;
  /** A better search text. */
  suggestion?: string;
  /** First products; missing without a shop. */
  products?: { items: readonly ProductSummary[]; count: number } | 'failed';
}

/**
 * The page that searches the site. `start`: nothing was searched yet. `unavailable`: the texts cannot be searched right
 * now. `without-pages`: there is no index of pages, so that at most the shop was searched. `refused`: the visitor has searched
 * too often.
 */
export type SiteSearchModel =
  | { state: 'start' | 'refused'; text: string }
  | ({ state: 'unavailable' | 'without-pages'; text: string } & Pick<SiteSearchResults, 'products'>)
  | ({ state: 'searched'; text: string } & SiteSearchResults);

export type MembersPageName = 'login' | 'profile' | 'reset-password';

export type PageModel =
  | { kind: 'entry'; entry: Entry; data: PageData }
  | { kind: 'gate'; entry: Entry }
  /** `variant` is the query of the chosen one: `Size=A2`. Missing for the one that is shown first. */
  | { kind: 'product'; product: Product; variant?: string | undefined }
  | { kind: 'shop'; collections: CollectionOnPage[] }
  /** Opens the visitor's cart. */
  | { kind: 'cart' }
  | ({ kind: 'collection' } & CollectionPageModel)
  | ({ kind: 'search' } & SearchPageModel)
  | ({ kind: 'site-search' } & SiteSearchModel)
  /** A page of the site's own code, at the path of the frame. */
  | { kind: 'own' }
  | { kind: 'members'; page: MembersPageName }
  /** The question about cookies; `saved` after it was answered. */
  | { kind: 'consent'; saved: boolean }
  | { kind: 'accessibility' }
  /** Says how to pay for a membership by bank transfer. */
  | { kind: 'payment'; transfer: BankTransferResponse }
  | { kind: 'not-found' }
  /** There was a page. */
  | { kind: 'gone' }
  | { kind: 'unavailable' }
  | { kind: 'error' }
  /** The service worker shows it without a connection. */
  | { kind: 'offline' };

/** A rendered page without its document. */
/** A variant that a URL of its product's page can choose: by its options, `Size=A2`, or by its ID at the shop. */
export interface VariantChoice {
  query: string;
  id: string;
}

export interface RenderedPage {
  title: string;
  description?: string;
  picture?: SharedPicture;
  /** Dates of an article, by ISO 8601. Missing for any other page. */
  article?: { published: string; modified?: string };
  /** JSON-LD for search engines, escaped so that nothing can end the script element. */
  structuredData?: string;
  /** Canonical path for search engines. @default the page's own path */
  canonicalPath?: string;
  /** False adds `noindex`. */
  listed: boolean;
  body: readonly HtmlFragment[];
  /** `<link rel="preload">` elements for pictures above the fold. */
  preloads: string;
  /** CSS rules for placeholder colours of pictures and heights of frames. */
  tints: string;
  problems: BlockProblem[];
  warnings?: readonly ContentProblem[];
  /** Lists that can be filtered by category. */
  lists?: readonly FilteredList[];
  /** Numbers of pages of lists with several, by their query parameters. */
  listPages?: Readonly<Record<string, number>>;
  /** The product's variants that this page does not show first. */
  variants?: readonly VariantChoice[];
}

/** A block that was left out because it threw or could not be read. */
export interface BlockProblem {
  blockName: string;
  idd: string;
  message: string;
}
