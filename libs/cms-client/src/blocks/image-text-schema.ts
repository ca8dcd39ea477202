import { literally } from '../fields/literally.ts';
import { fields, optional, required, withFallback } from '../fields/schemas.ts';
import { readOneOf, readText } from '../fields/values.ts';
import type { ImageTextBlock } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function imageTextSchema(read: BlockReaders): BlockSchema<'image-text'> {
  return fields({
    name: literally('image-text'),
    title: withFallback(readText, ''),
    text: required(read.anyHtml, 'a text'),
    image: optional(read.image),
    alignment: withFallback<ImageTextBlock['alignment']>(readOneOf(['left', 'right']), 'left'),
    link: optional(read.link),
  });
}
