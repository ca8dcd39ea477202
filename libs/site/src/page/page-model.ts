import type { ConsentSettings } from '../consent/consent-settings.ts';
import type { MembersBoot } from '../members/members-boot.ts';
import type { SharedPicture } from './shared-picture.ts';
import type { HtmlFragment } from './html-fragments.ts';
import type { PlanPrice } from '@guildhall/api-contract/signup';
import type { FilteredList, PageUrl, VideoHost } from '@guildhall/blocks';
import type { Card, ContentProblem, Filter, MainData } from '@guildhall/cms-client';
import type { OwnTexts } from '../texts/site-texts.ts';
import type { Rates } from '@guildhall/money';
import type { Organisation } from '@guildhall/organisation';
import type { CheckoutData } from '@guildhall/browser-suppliers';
import type { Product } from '@guildhall/shop-client';

export interface PageContext {
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
  /** True if the sign-up form concludes the contract itself, and no checkout of a vendor does. @default false */
  isOrderForm?: boolean;
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

/** Content of a page: the data of its kind. The folders of `pages/` have the models of their kinds. */
export interface PageModel {
  readonly kind: string;
}

export type MembersPageName = 'login' | 'profile' | 'reset-password';

/** A variant that a URL of its product's page can choose: by its options, `Size=A2`, or by its ID at the shop. */
export interface VariantChoice {
  query: string;
  id: string;
}

/** A rendered page without its document. */
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
