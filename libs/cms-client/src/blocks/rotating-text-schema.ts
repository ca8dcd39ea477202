import { itemsOf } from '../fields/items-of.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { readText, readWord } from '../fields/values.ts';
import type { BlockSchema } from './block-parts.ts';

export function rotatingTextSchema(): BlockSchema<'rotating-text'> {
  const slide = fields({ id: optional(readWord), title: required(readText, 'a text') });
  return fields({
    name: literally('rotating-text'),
    slides: required(itemsOf(slide), 'a list with at least one slide'),
  });
}
