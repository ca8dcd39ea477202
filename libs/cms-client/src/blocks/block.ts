import type { SafeHtml, SafeUrl } from '@guildhall/safe-content';
import type { Card, Image, Link } from '../cards/card.ts';
import type { ContactFormBlock } from './contact-form-schema.ts';
import type { ContactTextBlock } from './contact-text-schema.ts';
import type { CustomBlock } from './custom-block.ts';
import type { DownloadFileBlock } from './download-file-schema.ts';
import type { IframeBlock } from './iframe-schema.ts';
import type { MembershipPromotionBlock } from './membership-promotion-schema.ts';
import type { PostDateBlock } from './post-date-schema.ts';
import type { PriceBlock } from './price-schema.ts';
import type { ShopCollectionBlock } from './shop-collection-schema.ts';
import type { SignUpFormBlock } from './sign-up-form-schema.ts';
import type { SubscriptionBoxBlock } from './subscription-box-schema.ts';
import type { TestimonialsBlock } from './testimonials-schema.ts';

export type ContentType =
  'news' | 'cases' | 'blog' | 'people' | 'focus-areas' | 'calendar' | 'initiatives' | 'organisations';

export type CardType =
  'news' | 'newsStyle' | 'case' | 'blog' | 'person' | 'peachimg' | 'calendar' | 'initiative' | 'organisation';

/** What every block carries. `name` is the part of the content service's `blockName` after the slash. */
export interface BlockBase {
  /** `acf/hero`, `core/text`, … as the content service sent it. */
  blockName: string;
  /** Unique on its page. */
  idd: string;
  /** Editors' class names, without the `c-` under which each is passed on. */
  classNames: string[];
  /** The name of its place in the page, for `#team`. */
  anchor?: string;
  /** A colour token's name; unknown ones were dropped at parse. */
  backgroundColor?: BackgroundColor;
  blockTitle?: string;
  blockDescription?: SafeHtml;
}

export type BackgroundColor = 'paper' | 'peach' | 'night' | 'sand';

export interface PageTitleBlock extends BlockBase {
  name: 'page-title';
  title: string;
  subTitle?: string;
}

export interface HeroBlock extends BlockBase {
  name: 'hero';
  title: string;
  subTitle?: string;
  image?: Image;
  link?: Link;
}

/** `core/text`, `core/paragraph` and `core/heading`. */
export interface TextBlock extends BlockBase {
  name: 'text';
  textType: 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'html';
  html: SafeHtml;
}

export interface IntroTextBlock extends BlockBase {
  name: 'intro-text';
  text: SafeHtml;
}

export interface LargeIntroTextBlock extends BlockBase {
  name: 'large-intro-text';
  text: SafeHtml;
}

export interface BlockTitleBlock extends BlockBase {
  name: 'block-title';
  title: string;
}

export interface ImageTextBlock extends BlockBase {
  name: 'image-text';
  title: string;
  text: SafeHtml;
  image?: Image;
  /** The side on which the picture stands. */
  alignment: 'left' | 'right';
  link?: Link;
}

export interface BannerBlock extends BlockBase {
  name: 'banner';
  title: string;
  description?: SafeHtml;
  image?: Image;
  link?: Link;
}

export interface SpacerLineBlock extends BlockBase {
  name: 'spacer-line';
  height: 'small' | 'medium' | 'large';
  hideLine: boolean;
}

export interface ListBlock extends BlockBase {
  name: 'list';
  listType: 'ol' | 'ul';
  /** The number of the first item of an ordered list that does not begin at 1. */
  start?: number;
  /** Set when an ordered list counts down. */
  reversed?: true;
  listItems: SafeHtml[];
}

export interface ButtonBlock extends BlockBase {
  name: 'button';
  link: Link;
  alignment: 'left' | 'center' | 'right';
  size: 'small' | 'normal' | 'large';
}

export interface ImageBlock extends BlockBase {
  name: 'image';
  image: Image;
  size: 'standard' | 'wide';
  title?: string;
  /** The caption. */
  text?: SafeHtml;
}

export interface CardLinksBlock extends BlockBase {
  name: 'card-links';
  cardType: CardType;
  contentType?: ContentType;
  cards: Card[];
  enlargeFirst: boolean;
}

export interface EntryListBlock extends BlockBase {
  name: 'entry-list';
  contentType: ContentType;
  /** A path on the content host that answers cards. */
  entryRoute: string;
  /** A path on the content host that answers filters. */
  cats?: { route: string };
  /** Whether the category filters are shown. */
  displayByCat: boolean;
  cardType?: CardType;
  enlargeFirst: boolean;
  buttonLink?: Link;
}

/** Pictures side by side, one on show at a time. */
export interface SliderBlock extends BlockBase {
  name: 'slider';
  /** At least one. */
  slides: { id: string; title: string; image: Image }[];
}

/** Banners that take turns. */
export interface BannerSliderBlock extends BlockBase {
  name: 'banner-slider';
  /** At least one. */
  slides: { id: string; title: string; image?: Image; link?: Link }[];
}

/** Short texts that take turns, each for 400 ms per word. */
export interface RotatingTextBlock extends BlockBase {
  name: 'rotating-text';
  /** At least one. */
  slides: { id: string; title: string }[];
}

/** A film: of the video host when `videoId` is there, else the file `mp4`. At least one of the two is there. */
export interface VideoBlock extends BlockBase {
  name: 'video';
  /** The film's id at the video host: letters, digits, `_` and `-`. */
  videoId?: string;
  /** A file on the content host or a media host. */
  mp4?: SafeUrl;
  coverImage?: Image;
  /** Whether it fills the screen and starts without sound. */
  enableMutedFullscreenVideo: boolean;
  description?: SafeHtml;
  /** The words of the description, for where no HTML can stand. */
  descriptionText?: string;
}

/** A block that this version does not know, or whose fields did not parse: rendered as nothing in public. */
export interface UnknownBlock {
  name: 'unknown';
  blockName: string;
  idd: string;
  reason: 'unknown name' | 'invalid fields';
  /** For developers: which fields did not parse. Never shown to visitors. */
  detail: string;
}

export type Block =
  | PageTitleBlock
  | HeroBlock
  | TextBlock
  | IntroTextBlock
  | LargeIntroTextBlock
  | BlockTitleBlock
  | ListBlock
  | ButtonBlock
  | ImageBlock
  | ImageTextBlock
  | BannerBlock
  | SpacerLineBlock
  | SliderBlock
  | BannerSliderBlock
  | RotatingTextBlock
  | VideoBlock
  | CardLinksBlock
  | EntryListBlock
  | ContactFormBlock
  | ContactTextBlock
  | DownloadFileBlock
  | IframeBlock
  | MembershipPromotionBlock
  | PostDateBlock
  | PriceBlock
  | ShopCollectionBlock
  | SignUpFormBlock
  | SubscriptionBoxBlock
  | TestimonialsBlock
  | CustomBlock
  | UnknownBlock;

export type BlockName = Block['name'];
export type BlockOf<Name extends BlockName> = Extract<Block, { name: Name }>;
