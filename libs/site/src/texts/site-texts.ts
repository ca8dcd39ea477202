import type { BlocksTexts, VideoTexts } from '@guildhall/blocks';
import type { CartTexts, InvoiceTexts } from '@guildhall/cart';
import type { MainData } from '@guildhall/cms-client';
import type { LinkMemberTexts } from '@guildhall/member-portal/links';
import type { AccountTexts, LeavingTexts, OwnDataTexts } from '@guildhall/member-portal/profile-texts';
import type { ProductTexts } from '@guildhall/product';
import type { SignUpTexts } from '@guildhall/signup';
import type { PaymentTexts } from '@guildhall/signup/payment';
import type { CarouselTexts, InfoMessagesTexts, PartialTexts, UiTexts } from '@guildhall/ui';
import type { ChromeTexts } from '../chrome/chrome-texts.ts';
import type { AccessibilityTexts } from './accessibility-texts.ts';
import type { ContractTexts } from './contract-texts.ts';
import type { ConsentTexts } from './consent-texts.ts';
import type { KeepDataTexts } from './keep-data-texts.ts';
import type { ResponseTexts } from './response-texts.ts';
import type { SiteSearchTexts } from './site-search-texts.ts';
import type { PriceTexts } from './price-texts.ts';

/** All texts that visitors and members read, by feature. Missing ones are English. */
export interface SiteTexts {
  /** Header, footer and messages about the page itself. */
  chrome: ChromeTexts;
  /** Pages that the site makes itself: 404, errors, gate, shop, search. */
  pages: MainData['pageData'];
  /** The page that searches the site. */
  search: SiteSearchTexts;
  /** The question about cookies. */
  consent: ConsentTexts;
  /** The accessibility statement. */
  accessibility: AccessibilityTexts;
  /** The pages on which one withdraws from a contract, or cancels it. */
  contracts: ContractTexts;
  /** The page on which the deletion of somebody's data is taken back. */
  keepData: KeepDataTexts;
  /** The page that says how to pay for a membership by bank transfer. */
  payment: PaymentTexts;
  /** Blocks and cards. */
  blocks: Omit<BlocksTexts, 'subscribe' | 'cut' | 'approx'>;
  /** The video player. */
  video: VideoTexts;
  /** Products and collections. */
  product: ProductTexts;
  /** The cart, and the form for EU businesses. */
  cart: Omit<CartTexts, 'soldOutLabel' | 'invoice'> & { invoice: InvoiceTexts };
  /** `isRequiredText`, `isNotValidText` and `loadingLabel` are those of every form. */
  signUp: SignUpTexts &
    MainData['formData'] & {
      /** Button of the form where it concludes the contract itself, in place of `subscribeLabel`: the words that the law asks for. */
      orderLabel: string;
    };
  /** Periods of membership prices. */
  prices: PriceTexts;
  /** The members' area. */
  members: Omit<
    LinkMemberTexts,
    'isRequiredText' | 'isNotValidText' | 'loadingLabel' | 'account' | 'ownData'
  > & {
    /** The section of the profile about what a member owes. */
    account: AccountTexts;
    /** The section of the profile in which members copy and delete their data. */
    leaving: LeavingTexts;
    /** The sections of the profile in which members change their own data. */
    ownData: OwnDataTexts;
  };
  /** Texts of links and tables in what editors write. */
  links: UiTexts & {
    /** A link without a title, to a page of this site. */
    readMore: string;
    /** An entry without a title. */
    untitled: string;
  };
  /** Controls of sliders. */
  carousel: CarouselTexts;
  /** Messages at the edge of the page. */
  infoMessages: InfoMessagesTexts;
  /** Responses that are no pages. */
  responses: ResponseTexts;
}

/** Texts of a site that replace the English ones. */
export type OwnTexts = PartialTexts<SiteTexts>;

/**
 * Defines the texts of a site in another language, or in its own words. The file imports no component: the server reads
 * it, and the build bundles it into the renderer and the code of islands.
 *
 * @example
 * // texts.ts
 * export const texts = defineTexts({ chrome: { menu: 'Menü' }, cart: { title: 'Warenkorb' } });
 */
export function defineTexts(texts: OwnTexts): OwnTexts {
  return texts;
}
