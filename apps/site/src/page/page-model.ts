import type { MembersBoot } from '../members/members-boot.ts';
import type { HtmlFragment } from './html-fragments.ts';
import type { PlanPrice } from '@guildhall/api-contract';
import type { FilteredList, PageUrl, VideoHost } from '@guildhall/blocks';
import type { Card, ContentProblem, Entry, Filter, MainData } from '@guildhall/cms-client';
import type { Rates } from '@guildhall/money';
import type { HostedCheckout } from '@guildhall/signup';
import type { CollectionSort, Product, ProductSummary, ShopCollection } from '@guildhall/shop-client';

/** What every page of the site shows around its content. */
export interface Frame {
  organisation: { name: string; url: string };
  mainData: MainData;
  /** Exchange rates from kroner. */
  rates: Rates;
  /** The prices of memberships at the billing vendor; those that are not known are missing. */
  planPrices?: readonly PlanPrice[];
  /** The address visitors know the site by. */
  siteOrigin: string;
  /** Where films of the video host come from; YouTube when not given. */
  videoHost?: VideoHost;
  /** Where the hosted checkout of memberships is; without it there are no sign-up forms. */
  checkout?: HostedCheckout;
  /** The members' area; without it no login is shown. */
  members?: MembersBoot;
  /** The page's path, for the current link of the navigation. */
  path: string;
  /** The category chosen in each list, as the address names them; none when not given. */
  chosen?: PageUrl['chosen'];
  /** Whether only members see it: what is inserted into a gate page for one of them. */
  forMembers?: boolean;
  /** Where the page is an editor's preview: what opens it, so that its own links lead back to it. */
  previewTicket?: string;
  /** Whether blocks that cannot be shown say why, for editors; `hidden` when not given. */
  notices?: 'hidden' | 'shown';
}

/** What a page's blocks show: cards and filters by the route they were read from, products by `collectionKey`. */
export interface PageData {
  cards: Record<string, Card[] | 'failed'>;
  filters: Record<string, Filter[] | 'failed'>;
  collections: Record<string, Product[] | 'failed'>;
  /** What was left out of the content, for editors. */
  problems?: readonly ContentProblem[];
}

/** A collection of the shop with its first products. */
export interface CollectionOnPage extends ShopCollection {
  products: readonly ProductSummary[] | 'failed';
  /** Whether there are more than those. */
  more: boolean;
}

/** One page of a collection. */
export interface CollectionPageModel {
  collection: ShopCollection;
  products: readonly ProductSummary[];
  /** From 1. */
  page: number;
  sort: CollectionSort | undefined;
  /** Whether another page follows. */
  more: boolean;
}

/** One page of what a search for products found. */
export interface SearchPageModel {
  /** What was looked for. */
  text: string;
  products: readonly ProductSummary[];
  /** How many were found on all pages together. */
  count: number;
  page: number;
  more: boolean;
  /** Where else to look when nothing was found; else empty. */
  collections: readonly ShopCollection[];
}

/** The members' own pages: the same for everyone until script shows what is somebody's. */
export type MembersPageName = 'login' | 'profile' | 'reset-password';

/** What a page is about to show. */
export type PageModel =
  | { kind: 'entry'; entry: Entry; data: PageData }
  | { kind: 'gate'; entry: Entry }
  | { kind: 'product'; product: Product }
  | { kind: 'shop'; collections: CollectionOnPage[] }
  | ({ kind: 'collection' } & CollectionPageModel)
  | ({ kind: 'search' } & SearchPageModel)
  | { kind: 'members'; page: MembersPageName }
  | { kind: 'not-found' }
  | { kind: 'unavailable' }
  | { kind: 'error' };

/** A rendered page, before it is made a document. */
export interface RenderedPage {
  title: string;
  description?: string;
  image?: string;
  /** For search engines: JSON-LD in which nothing can end a script element. */
  structuredData?: string;
  /** The canonical path for search engines; the page's own path when not given. */
  canonicalPath?: string;
  /** Whether search engines may list it. */
  listed: boolean;
  body: readonly HtmlFragment[];
  /** `<link rel="preload">` elements of pictures that are seen first. */
  preloads: string;
  /**
   * CSS rules for the dominant colours of the page's pictures, shown while those load, and for the heights of its
   * frames.
   */
  tints: string;
  problems: BlockProblem[];
  /** Contradictions between the page and another source, for editors. */
  warnings?: readonly ContentProblem[];
  /** The lists whose cards can be chosen by category. */
  lists?: readonly FilteredList[];
}

/** A block that threw or could not be read: it is left out, the rest of the page is shown. */
export interface BlockProblem {
  blockName: string;
  idd: string;
  message: string;
}
