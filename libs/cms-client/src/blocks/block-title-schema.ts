import { literally } from '../fields/literally.ts';
import { fields, required } from '../fields/schemas.ts';
import { readText } from '../fields/values.ts';
import type { BlockSchema } from './block-parts.ts';

export function blockTitleSchema(): BlockSchema<'block-title'> {
  return fields({ name: literally('block-title'), title: required(readText, 'a text') });
}
