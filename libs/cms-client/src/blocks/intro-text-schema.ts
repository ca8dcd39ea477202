import { literally } from '../fields/literally.ts';
import { fields, required } from '../fields/schemas.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function introTextSchema(read: BlockReaders): BlockSchema<'intro-text'> {
  return fields({ name: literally('intro-text'), text: required(read.html, 'a text') });
}

export function largeIntroTextSchema(read: BlockReaders): BlockSchema<'large-intro-text'> {
  return fields({ name: literally('large-intro-text'), text: required(read.html, 'a text') });
}
