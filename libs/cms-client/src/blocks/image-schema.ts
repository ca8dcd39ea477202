import { literally } from '../fields/literally.ts';
import { fields, optional, required, withFallback } from '../fields/schemas.ts';
import { readOneOf, readText } from '../fields/values.ts';
import type { ImageBlock } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function imageSchema(read: BlockReaders): BlockSchema<'image'> {
  return fields({
    name: literally('image'),
    image: required(read.image, 'a picture in a usable size'),
    size: withFallback<ImageBlock['size']>(readOneOf(['standard', 'wide']), 'standard'),
    title: optional(readText),
    text: optional(read.html),
  });
}
