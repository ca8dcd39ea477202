import type * as v from 'valibot';
import type { ContentReaders } from '../fields/content-readers.ts';
import { fields, required } from '../fields/schemas.ts';
import { readText, readWord } from '../fields/values.ts';
import type { Filter } from './card.ts';

/** A category of an entry list. Which one is active is the visitor's matter: what the service says of it is ignored. */
export function createFilterSchema(read: ContentReaders): v.GenericSchema<unknown, Filter> {
  return fields({
    id: required(readWord, 'a number or a text'),
    name: required(readText, 'a text'),
    route: required(read.route, 'a route of the content host'),
  });
}
