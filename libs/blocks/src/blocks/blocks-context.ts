import type { Block, Card, ContentProblem, Filter } from '@guildhall/cms-client';
import type { Rates } from '@guildhall/money';
import type { CarouselControlsProps } from '@guildhall/ui';
import type { ComponentType } from 'react';
import type { CardGridProps } from '../cards/card-grid-props.ts';
import type { ContactFormProps } from '../contact-form/contact-form-props.ts';
import type { EntryFiltersProps } from '../entry-filters/entry-filters-props.ts';
import type { PageAddress } from '../entry-filters/filtered-list.ts';
import type { VideoHost } from '../video/video-host.ts';
import type { VideoPlayerProps } from '../video/video-player-props.ts';
import type { BlocksOutline } from './page-outline.ts';
import type { BlocksTexts } from './blocks-texts.ts';

/** What the app puts into places that blocks leave open. */
export interface BlockSlots {
  /**
   * The category filters of an entry list, when they are interactive by something else than React on this page. The
   * cards are then plain HTML in the panel beneath, and what the slot renders fills that panel.
   */
  entryFilters?: ComponentType<EntryFiltersProps>;
  /**
   * How an ordinary React app reads the cards of one category; without it (and without `entryFilters`) no filters show.
   */
  loadCards?: (route: string, signal: AbortSignal) => Promise<Card[]>;
  /**
   * The cards of a list, where an app renders them by itself, such as a long list in pieces.
   * @default CardGrid
   */
  cards?: ComponentType<CardGridProps>;
  /** The player of a film, when it is interactive by something else than React on this page. */
  videoPlayer?: ComponentType<VideoPlayerProps>;
  /** The controls of a slider, when they are interactive by something else than React on this page. */
  carouselControls?: ComponentType<CarouselControlsProps>;
  /** A contact form, when it is interactive by something else than React on this page, or sent elsewhere. */
  contactForm?: ComponentType<ContactFormProps>;
  /** The sign-up form of a subscription box or a sign-up form block; without it neither offers one. */
  signUp?: ComponentType<SignUpSlotProps>;
  /** The products of a shop collection; without it the block is not shown. */
  shopCollection?: ComponentType<ShopCollectionSlotProps>;
}

/** What a block passes to its sign-up form. */
export interface SignUpSlotProps {
  /** The plan: the form's `memberType`. */
  subscriptionType: string;
  /** Unique on the page, for ids of the form's own. */
  blockId: string;
  /** What the block calls the plan, and what it costs in words; a sign-up form block says neither. */
  title?: string;
  price?: string;
  /** About what that is in other currencies. */
  approx?: string;
}

/** What a block passes to its grid of products. */
export interface ShopCollectionSlotProps {
  handle: string;
  /** How many products are shown, from 1 on. */
  count: number;
  /** Whether a product leads to its page. */
  clickable: boolean;
  /** The level of each product's title. */
  headingLevel: 2 | 3;
}

/** What the blocks of a page need to know beside their own fields. */
export interface BlocksContext {
  /** By route, loaded beforehand: see `cardRoutesOf`. */
  cards: Readonly<Record<string, Card[] | 'failed'>>;
  /** By route, loaded beforehand: see `cardRoutesOf`. */
  filters: Readonly<Record<string, Filter[] | 'failed'>>;
  slots: BlockSlots;
  /**
   * The plans that `slots.signUp` has a form for.
   * @default all
   */
  plans?: readonly string[];
  /** Where the page is and which categories its address names; without it each list shows all its entries at first. */
  address?: PageAddress;
  /** From `outlineOf(blocks)`; without it the first block has the page's title and its first picture. */
  outline?: BlocksOutline;
  /**
   * Where films of the video host come from.
   * @default YouTube
   */
  videoHost?: VideoHost;
  /** Exchange rates from kroner; without them prices have no equivalents in other currencies. */
  rates?: Rates;
  /** The words of blocks; English where not given. */
  texts?: Partial<BlocksTexts>;
  /**
   * Whether blocks that cannot be shown say so, for editors' previews.
   * @default 'hidden'
   */
  notices?: 'hidden' | 'shown';
  /**
   * What was left out of the content: said beside its block where notices are shown.
   * @default []
   */
  problems?: readonly ContentProblem[];
}

/** What a block's component receives. `index` is the block's place on its page, from 0. */
export interface BlockProps<B extends Block> {
  block: B;
  context: BlocksContext;
  index: number;
}
