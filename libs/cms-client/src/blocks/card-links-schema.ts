import * as v from 'valibot';
import { cardTypeOf, knownCardTypes, knownContentTypes } from '../cards/card-type.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required, withFallback } from '../fields/schemas.ts';
import { readFlag, readOneOf } from '../fields/values.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function cardLinksSchema(read: BlockReaders): BlockSchema<'card-links'> {
  const chosen = fields({
    name: literally('card-links'),
    cardType: optional(readOneOf(knownCardTypes)),
    contentType: optional(readOneOf(knownContentTypes)),
    cards: required(read.cards, 'a list of cards'),
    enlargeFirst: withFallback(readFlag, false),
  });
  return v.pipe(
    chosen,
    v.transform((block) => ({
      ...block,
      cardType: block.cardType ?? (block.contentType === undefined ? 'news' : cardTypeOf(block.contentType)),
    })),
  );
}
