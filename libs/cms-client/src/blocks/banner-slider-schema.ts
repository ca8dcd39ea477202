import { itemsOf } from '../fields/items-of.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { readText, readWord } from '../fields/values.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function bannerSliderSchema(read: BlockReaders): BlockSchema<'banner-slider'> {
  const slide = fields({
    id: optional(readWord),
    title: required(readText, 'a text'),
    image: optional(read.image),
    link: optional(read.link),
  });
  return fields({
    name: literally('banner-slider'),
    slides: required(itemsOf(slide), 'a list with at least one slide'),
  });
}
