import type { RawMovingBlock } from './raw-moving-block.ts';
import type { Named } from './raw-block-base.ts';
import type { Empty, Flag, RawCard, RawImage, RawLink } from './raw-card.ts';
import type { RawContactFormBlock } from './raw-contact-form.ts';
import type { RawStaticBlock } from './raw-static-block.ts';

export type ContentType =
  | 'news'
  | 'cases'
  | 'blog'
  | 'people'
  | 'focus-areas'
  | 'calendar'
  | 'initiatives'
  | 'organisations';

export type CardType =
  | 'news'
  | 'newsStyle'
  | 'case'
  | 'blog'
  | 'person'
  | 'peachimg'
  | 'calendar'
  | 'initiative'
  | 'organisation';

export interface RawTextBlock extends Named<'core/text' | 'core/paragraph' | 'core/heading'> {
  textType: 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'html';
  html: string;
}

export interface RawIntroTextBlock extends Named<'acf/intro-text' | 'acf/large-intro-text'> {
  text: string;
}

export interface RawListBlock extends Named<'core/list'> {
  listType: 'ol' | 'ul';
  listItems: string[];
}

export interface RawButtonBlock extends Named<'core/button'> {
  link: RawLink;
  alignment: 'left' | 'center' | 'right';
  size: 'small' | 'normal' | 'large';
}

export interface RawImageBlock extends Named<'acf/image'> {
  image: RawImage;
  size: 'standard' | 'wide';
  title?: string;
  text?: string;
}

export interface RawCardLinksBlock extends Named<'acf/card-links'> {
  cardType: CardType;
  contentType?: ContentType;
  cards: RawCard[];
  enlargeFirst?: Flag;
}

export interface RawEntryListBlock extends Named<'acf/entry-list'> {
  contentType: ContentType;
  entryRoute: string;
  cats: { route: string } | Empty;
  displayByCat: Flag;
  cardType?: CardType;
  enlargeFirst?: Flag;
  buttonLink: RawLink | Empty;
}

export interface RawPageTitleBlock extends Named<'acf/page-title'> {
  title: string;
  subTitle?: string;
}

export interface RawHeroBlock extends Named<'acf/hero'> {
  title: string;
  subTitle?: string;
  image: RawImage;
  link?: RawLink | Empty;
}

export interface RawImageTextBlock extends Named<'acf/image-text'> {
  title: string;
  text: string;
  image: RawImage;
  alignment: 'left' | 'right';
  link?: RawLink | Empty;
}

export interface RawBannerBlock extends Named<'acf/banner'> {
  title: string;
  description: string;
  image: RawImage | Empty;
  link: RawLink | Empty;
}

export interface RawBlockTitleBlock extends Named<'acf/block-title'> {
  title: string;
}

export interface RawSpacerLineBlock extends Named<'acf/spacer-line'> {
  height: 'small' | 'medium' | 'large';
  hideLine: Flag;
}

export interface RawShopCollectionBlock extends Named<'acf/shop-collection'> {
  collectionHandle: string;
  numberOfEntries: number | string;
  disableSp: Flag;
  buttonLink: RawLink | Empty;
}

export type RawBlock =
  | RawTextBlock
  | RawIntroTextBlock
  | RawListBlock
  | RawButtonBlock
  | RawImageBlock
  | RawCardLinksBlock
  | RawEntryListBlock
  | RawPageTitleBlock
  | RawHeroBlock
  | RawImageTextBlock
  | RawBannerBlock
  | RawBlockTitleBlock
  | RawSpacerLineBlock
  | RawShopCollectionBlock
  | RawContactFormBlock
  | RawMovingBlock
  | RawStaticBlock;
