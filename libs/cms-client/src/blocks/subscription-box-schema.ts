import type { SafeHtml } from '@guildhall/safe-content';
import type { Image } from '../cards/card.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required, withFallback } from '../fields/schemas.ts';
import { itemsOf } from '../fields/items-of.ts';
import { readText, readWord } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';
import { readSubscriptionType } from './subscription-type.ts';

/** Something that comes with a subscription. */
export interface IncludedProduct {
  id: string;
  title: string;
  description?: SafeHtml;
}

export interface SubscriptionBoxBlock extends BlockBase {
  name: 'subscription-box';
  mostPopularText?: string;
  title: string;
  subTitle?: string;
  recommendedText?: string;
  image?: Image;
  price?: string;
  textAfterPrice?: string;
  products: IncludedProduct[];
  /** The plan that its sign-up form signs up for; without it there is no form. */
  subscriptionType?: string;
}

export function subscriptionBoxSchema(read: BlockReaders): BlockSchema<'subscription-box'> {
  const product = fields({
    id: optional(readWord),
    title: required(readText, 'a text'),
    description: optional(read.html),
  });
  return fields({
    name: literally('subscription-box'),
    mostPopularText: optional(readText),
    title: required(readText, 'a text'),
    subTitle: optional(readText),
    recommendedText: optional(readText),
    image: optional(read.image),
    price: optional(readText),
    textAfterPrice: optional(readText),
    products: withFallback(itemsOf(product), []),
    subscriptionType: optional(readSubscriptionType),
  });
}
