import { knownCardTypes, knownContentTypes } from '../cards/card-type.ts';
import { isRecord } from '../fields/is-record.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required, withFallback } from '../fields/schemas.ts';
import { readFlag, readOneOf } from '../fields/values.ts';
import type { ContentType } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function entryListSchema(read: BlockReaders): BlockSchema<'entry-list'> {
  const readCategories = (value: unknown): { route: string } | undefined => {
    const route = isRecord(value) ? read.route(value['route']) : undefined;
    return route === undefined ? undefined : { route };
  };
  return fields({
    name: literally('entry-list'),
    // A kind of content that this version does not know still has titles, texts and pictures, as news has.
    contentType: withFallback<ContentType>(readOneOf(knownContentTypes), 'news'),
    entryRoute: required(read.route, 'a route of the content host'),
    cats: optional(readCategories),
    displayByCat: withFallback(readFlag, false),
    cardType: optional(readOneOf(knownCardTypes)),
    enlargeFirst: withFallback(readFlag, false),
    buttonLink: optional(read.link),
  });
}
