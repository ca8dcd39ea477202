import type { RawLink } from '../raw/raw-card.ts';
import { picture } from '../../pictures/picture.ts';
import type { BlockSeed, PictureSeed } from './seed.ts';

/** Creates the date of an article, YYYYMMDD. */
export const postDate = (date: string): BlockSeed => ({ blockName: 'acf/post-date', date });

/** Creates a text with a link to where visitors write. */
export const contactText = (description: string, to: RawLink): BlockSeed => ({
  blockName: 'acf/contact-text',
  description,
  link: to,
});

/** Creates a link to a file, with its title and description. */
export const downloadFile = (title: string, description: string, to: RawLink): BlockSeed => ({
  blockName: 'acf/download-file',
  title,
  description,
  link: to,
});

/** Creates a price as text, with what stands after it. */
export const price = (figures: number | string, textAfterPrice: string, shippingText = ''): BlockSeed => ({
  blockName: 'acf/price',
  price: figures,
  textAfterPrice,
  shippingText,
});

/** An iframe; without a height it is as high as the window. */
export const iframe = (source: RawLink, height = ''): BlockSeed => ({
  blockName: 'acf/iframe',
  link: source,
  height,
});

/** Quotations, each with a speaker, a text and optionally the name of a portrait. */
export const testimonials = (...quotes: [who: string, what: string, portrait?: string][]): BlockSeed => ({
  blockName: 'acf/testimonials',
  slides: quotes.map(([title, text, portrait], index) => ({
    id: index + 1,
    title,
    text: `<p>${text}</p>`,
    image: portrait === undefined ? false : picture(portrait),
  })),
});

/** Creates a block that advertises a membership, with its price. */
export const membershipPromotion = (
  title: string,
  description: string,
  name: PictureSeed | undefined,
  figures: number | string,
  to: RawLink,
): BlockSeed => ({
  blockName: 'acf/membership-promotion',
  title,
  description,
  image: name === undefined ? '' : picture(name),
  price: figures,
  link: to,
});

interface SubscriptionSeed {
  title: string;
  mostPopularText?: string;
  subTitle?: string;
  recommendedText?: string;
  price?: number | string;
  textAfterPrice?: string;
  /** The plan. */
  subscriptionType?: string;
  image?: PictureSeed;
  products?: [title: string, description: string][];
}

/** Missing fields are empty, as WordPress sends them. */
export const subscriptionBox = ({ image, products = [], ...fields }: SubscriptionSeed): BlockSeed => ({
  blockName: 'acf/subscription-box',
  mostPopularText: '',
  subTitle: '',
  recommendedText: '',
  price: '',
  textAfterPrice: '',
  subscriptionType: '',
  ...fields,
  image: image === undefined ? false : picture(image),
  products: products.map(([title, description], index) => ({ id: index + 1, title, description })),
});

/** Creates the form with which visitors join, for one type of subscription. */
export const signUpForm = (title: string, subscriptionType: string): BlockSeed => ({
  blockName: 'acf/sign-up-form',
  title,
  subscriptionType,
});
