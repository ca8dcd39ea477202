import { literally } from '../fields/literally.ts';
import { fields, required, withFallback } from '../fields/schemas.ts';
import { readOneOf } from '../fields/values.ts';
import type { TextBlock } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

const textTypes = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'html'] as const;

/** @param usual what the text is when its editor did not say */
export function textSchema(read: BlockReaders, usual: TextBlock['textType']): BlockSchema<'text'> {
  return fields({
    name: literally('text'),
    textType: withFallback<TextBlock['textType']>(readOneOf(textTypes), usual),
    html: required(read.anyHtml, 'a text'),
  });
}
