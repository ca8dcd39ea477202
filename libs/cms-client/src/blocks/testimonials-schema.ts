import type { SafeHtml } from '@guildhall/safe-content';
import type { Image } from '../cards/card.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { itemsOf } from '../fields/items-of.ts';
import { readText, readWord } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

/** What somebody said. `title` is who. */
export interface Testimonial {
  id: string;
  title: string;
  image?: Image;
  text: SafeHtml;
}

export interface TestimonialsBlock extends BlockBase {
  name: 'testimonials';
  slides: Testimonial[];
}

export function testimonialsSchema(read: BlockReaders): BlockSchema<'testimonials'> {
  const slide = fields({
    id: optional(readWord),
    title: required(readText, 'a text'),
    image: optional(read.image),
    text: required(read.html, 'a text'),
  });
  return fields({
    name: literally('testimonials'),
    slides: required(itemsOf(slide), 'a list with at least one quotation'),
  });
}
