import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { readText } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockSchema } from './block-parts.ts';

export interface PriceBlock extends BlockBase {
  name: 'price';
  /** As its editor wrote it, with or without a currency; a JSON number as its digits. */
  price: string;
  textAfterPrice?: string;
  shippingText?: string;
}

export function priceSchema(): BlockSchema<'price'> {
  return fields({
    name: literally('price'),
    price: required(readText, 'a number or a text'),
    textAfterPrice: optional(readText),
    shippingText: optional(readText),
  });
}
