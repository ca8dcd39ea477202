import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { readText } from '../fields/values.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function bannerSchema(read: BlockReaders): BlockSchema<'banner'> {
  return fields({
    name: literally('banner'),
    title: required(readText, 'a text'),
    description: optional(read.html),
    image: optional(read.image),
    link: optional(read.link),
  });
}
