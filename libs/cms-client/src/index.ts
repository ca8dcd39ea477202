export { cardTypeOf } from './cards/card-type.ts';
export { createCmsClient } from './client/create-cms-client.ts';
export type { CmsClient, CmsClientOptions } from './client/create-cms-client.ts';
export type { ReadJson } from './client/read-answer.ts';
export { entryView } from './entry/entry-view.ts';
export { builtInMainData } from './main-data/built-in-main-data.ts';
export type { ContentProblem, Problem } from './problems/problem-log.ts';
export type { CalendarData, Card, Filter, Image, Link, PeopleData } from './cards/card.ts';
export type {
  BackgroundColor,
  BannerBlock,
  BannerSliderBlock,
  Block,
  BlockName,
  BlockOf,
  BlockTitleBlock,
  ButtonBlock,
  CardLinksBlock,
  CardType,
  ContentType,
  EntryListBlock,
  HeroBlock,
  ImageBlock,
  ImageTextBlock,
  IntroTextBlock,
  LargeIntroTextBlock,
  ListBlock,
  PageTitleBlock,
  RotatingTextBlock,
  SliderBlock,
  SpacerLineBlock,
  TextBlock,
  UnknownBlock,
  VideoBlock,
} from './blocks/block.ts';
export type { ContactFormBlock, FormField, FormFieldType } from './blocks/contact-form-schema.ts';
export type { ContactTextBlock } from './blocks/contact-text-schema.ts';
export type {
  CustomBlock,
  CustomBlockParser,
  CustomBlockParsers,
  CustomBlockReaders,
} from './blocks/custom-block.ts';
export type { DownloadFileBlock } from './blocks/download-file-schema.ts';
export type { IframeBlock } from './blocks/iframe-schema.ts';
export type { MembershipPromotionBlock } from './blocks/membership-promotion-schema.ts';
export type { PostDateBlock } from './blocks/post-date-schema.ts';
export type { PriceBlock } from './blocks/price-schema.ts';
export type { ShopCollectionBlock } from './blocks/shop-collection-schema.ts';
export type { SignUpFormBlock } from './blocks/sign-up-form-schema.ts';
export type { IncludedProduct, SubscriptionBoxBlock } from './blocks/subscription-box-schema.ts';
export type { Testimonial, TestimonialsBlock } from './blocks/testimonials-schema.ts';
export type { Entry, EntryResult } from './entry/entry.ts';
export type { MainData } from './main-data/main-data.ts';
