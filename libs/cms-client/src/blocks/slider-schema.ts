import { itemsOf } from '../fields/items-of.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required, withFallback } from '../fields/schemas.ts';
import { readText, readWord } from '../fields/values.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function sliderSchema(read: BlockReaders): BlockSchema<'slider'> {
  const slide = fields({
    id: optional(readWord),
    title: withFallback(readText, ''),
    image: required(read.image, 'a picture in a usable size'),
  });
  return fields({
    name: literally('slider'),
    slides: required(itemsOf(slide), 'a list with at least one slide'),
  });
}
