import { literally } from '../fields/literally.ts';
import { fields, required } from '../fields/schemas.ts';
import { readDay } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockSchema } from './block-parts.ts';

export interface PostDateBlock extends BlockBase {
  name: 'post-date';
  /** YYYYMMDD; it may still name a day that does not exist. */
  date: string;
}

export function postDateSchema(): BlockSchema<'post-date'> {
  return fields({
    name: literally('post-date'),
    date: required(readDay, readDay.expected),
  });
}
