import type { Block, Card, ContentProblem, Filter } from '@guildhall/cms-client';
import type { Pricing } from '@guildhall/money';
import type { CarouselControlsProps } from '@guildhall/ui';
import type { ComponentType } from 'react';
import type { CardGridProps } from '../cards/card-grid-props.ts';
import type { CardViews } from '../cards/define-cards.ts';
import type { ContactFormProps } from '../contact-form/contact-form-props.ts';
import type { EntryFiltersProps } from '../entry-filters/entry-filters-props.ts';
import type { PageUrl } from '../entry-filters/page-url.ts';
import type { VideoHost } from '../video/video-host.ts';
import type { VideoPlayerProps } from '../video/video-player-props.ts';
import type { BlocksOutline } from './page-outline.ts';
import type { BlocksTexts } from './blocks-texts.ts';
import type { NoticeTexts } from './translate-notice.ts';

/** Components and functions that the app provides. */
export interface BlockSlots {
  /**
   * Category filters of an entry list, if the page hydrates them separately. The cards below are then plain HTML, in a
   * panel that the slot fills.
   */
  entryFilters?: ComponentType<EntryFiltersProps>;
  /**
   * Loads the cards of one category, in ordinary React apps. Without it and `entryFilters`, no filters are shown.
   */
  loadCards?: (route: string, signal: AbortSignal) => Promise<Card[]>;
  /**
   * Cards of a list, if the app renders them itself, for example a long list in pieces.
   * @default CardGrid
   */
  cards?: ComponentType<CardGridProps>;
  /** The video player, if the page hydrates it separately. */
  videoPlayer?: ComponentType<VideoPlayerProps>;
  /** Controls of a slider, if the page hydrates them separately. */
  carouselControls?: ComponentType<CarouselControlsProps>;
  /** The contact form, if the page hydrates it separately or sends it elsewhere. */
  contactForm?: ComponentType<ContactFormProps>;
  /** The sign-up form of subscription boxes and sign-up form blocks; without it, there is none. */
  signUp?: ComponentType<SignUpSlotProps>;
  /** Products of a shop collection; without it, the block is not shown. */
  shopCollection?: ComponentType<ShopCollectionSlotProps>;
}

/** Props of the sign-up form that the app provides. */
export interface SignUpSlotProps {
  /** The form's `memberType`. */
  subscriptionType: string;
  /** Unique on the page, for the form's ids. */
  blockId: string;
  /** The plan's title and price as the block shows them; not passed by sign-up form blocks. */
  title?: string;
  /** The plan’s price as the block shows it, with its period. */
  price?: string;
  /** Approximate price in other currencies. */
  approx?: string;
}

/** Props of the products that the app provides. */
export interface ShopCollectionSlotProps {
  /** Handle of the collection in the shop. */
  handle: string;
  /** Number of products, at least 1. */
  count: number;
  /** True if products link to their pages. */
  clickable: boolean;
  /** Level of the products’ headings: 3 below a block’s title. */
  headingLevel: 2 | 3;
}

/** Data, slots and settings that the blocks of a page need beyond their own fields. */
export interface BlocksContext {
  /** By route, loaded in advance: see `getCardRoutes`. */
  cards: Readonly<Record<string, Card[] | 'failed'>>;
  /** By route, loaded in advance: see `getCardRoutes`. */
  filters: Readonly<Record<string, Filter[] | 'failed'>>;
  /** Components and functions of the app; `{}` for none. */
  slots: BlockSlots;
  /**
   * Views of the cards, by their type.
   * @default cardViews
   */
  cardViews?: CardViews;
  /**
   * Plans that `slots.signUp` has a form for.
   * @default all
   */
  plans?: readonly string[];
  /** Path and chosen categories of the page; without it, each list shows all entries first. */
  location?: PageUrl;
  /** From `computeOutline(blocks)`; without it, the first block has the page's title and its first image. */
  outline?: BlocksOutline;
  /**
   * Source of hosted videos.
   * @default YouTube
   */
  videoHost?: VideoHost;
  /** Currency and notation of prices; without it, they stay as editors wrote them. Without rates, no equivalents. */
  pricing?: Pick<Pricing, 'currency' | 'rates' | 'numbers'>;
  /** Overrides for the English texts. */
  texts?: Partial<BlocksTexts>;
  /**
   * `shown` puts notices in place of missing blocks, for editors' previews.
   * @default 'hidden'
   */
  notices?: 'hidden' | 'shown';
  /**
   * Sentences of the notices in the site's language.
   * @default in English
   */
  noticeTexts?: NoticeTexts;
  /**
   * Problems of the content, listed beside their blocks if notices are shown.
   * @default []
   */
  problems?: readonly ContentProblem[];
}

/** Props of a block’s component. */
export interface BlockProps<B extends Block> {
  /** The parsed block. */
  block: B;
  /** Cards, slots and settings of the page. */
  context: BlocksContext;
  /** Position of the block on the page, from 0. */
  index: number;
}
