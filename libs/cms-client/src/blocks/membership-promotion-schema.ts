import type { SafeHtml } from '@guildhall/safe-content';
import type { Image, Link } from '../cards/card.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { readText } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export interface MembershipPromotionBlock extends BlockBase {
  name: 'membership-promotion';
  title: string;
  description?: SafeHtml;
  image?: Image;
  price?: string;
  link?: Link;
}

export function membershipPromotionSchema(read: BlockReaders): BlockSchema<'membership-promotion'> {
  return fields({
    name: literally('membership-promotion'),
    title: required(readText, 'a text'),
    description: optional(read.html),
    image: optional(read.image),
    price: optional(readText),
    link: optional(read.link),
  });
}
