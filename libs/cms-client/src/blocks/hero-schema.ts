import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { readText } from '../fields/values.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function heroSchema(read: BlockReaders): BlockSchema<'hero'> {
  return fields({
    name: literally('hero'),
    title: required(readText, 'a text'),
    subTitle: optional(readText),
    image: optional(read.image),
    link: optional(read.link),
  });
}
