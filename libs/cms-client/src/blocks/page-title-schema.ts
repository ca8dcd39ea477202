import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { readText } from '../fields/values.ts';
import type { BlockSchema } from './block-parts.ts';

export function pageTitleSchema(): BlockSchema<'page-title'> {
  return fields({
    name: literally('page-title'),
    title: required(readText, 'a text'),
    subTitle: optional(readText),
  });
}
