import type { Empty, RawImage, RawLink } from './raw-card.ts';
import type { Named } from './raw-block-base.ts';

export interface RawContactTextBlock extends Named<'acf/contact-text'> {
  description: string;
  link: RawLink;
}

export interface RawDownloadFileBlock extends Named<'acf/download-file'> {
  title: string;
  description?: string;
  link: RawLink;
}

export interface RawPriceBlock extends Named<'acf/price'> {
  price: number | string;
  textAfterPrice: string;
  shippingText?: string;
}

export interface RawIframeBlock extends Named<'acf/iframe'> {
  link: RawLink;
  height: string;
}

export interface RawTestimonialsBlock extends Named<'acf/testimonials'> {
  slides: { id: number; title: string; image?: RawImage | Empty; text: string }[];
}

export interface RawMembershipPromotionBlock extends Named<'acf/membership-promotion'> {
  title: string;
  description: string;
  image: RawImage | Empty;
  price?: number | string;
  link: RawLink | Empty;
}

export interface RawSubscriptionBoxBlock extends Named<'acf/subscription-box'> {
  mostPopularText: string;
  title: string;
  subTitle: string;
  recommendedText: string;
  image: RawImage | Empty;
  price: number | string;
  textAfterPrice?: string;
  products: { id: number; title: string; description: string }[];
  subscriptionType: string;
}

export type RawStaticBlock =
  | RawContactTextBlock
  | RawDownloadFileBlock
  | RawPriceBlock
  | RawIframeBlock
  | RawTestimonialsBlock
  | RawMembershipPromotionBlock
  | RawSubscriptionBoxBlock;
