import type { ContentReaders } from '../fields/content-readers.ts';
import { readWholeNumber } from '../fields/values.ts';
import { field, type Fields, type FieldValues, type Flat } from '../fields/field.ts';
import { image, text, time } from '../fields/field-kinds.ts';
import { readDay } from '../fields/read-day.ts';
import { isEntryPath } from '../routes/entry-path.ts';
import type { SafeUrl } from '@guildhall/safe-content';

/** Fields of an entry in the index. Only permalink and title are required. */
export const indexItemFields = {
  id: field(
    {
      ...{ kind: 'number', expected: 'a number', read: readWholeNumber },
      help: 'ID of the entry. With it, the site knows an entry that has another URL from one that was removed.',
    },
    { optional: true },
  ),
  permalink: field({
    kind: 'url',
    expected: 'the URL of a page on this site',
    help: 'URL of the entry.',
    read: readPagePath,
  }),
  title: text(),
  description: text({ optional: true, help: 'One sentence, for feed readers and search results.' }),
  postType: text({ default: 'page' }),
  postDate: field(
    { kind: 'day', expected: readDay.expected, help: 'Date of publication.', read: readDay },
    { optional: true },
  ),
  modified: time({ optional: true, help: 'Time of the last change.' }),
  image: image({ optional: true }),
} satisfies Fields;

/**
 * A published entry, as the index lists it. `permalink` is its canonical path on this site, percent-encoded;
 * `postDate` is YYYYMMDD; `modified` is ISO 8601, with its time only if the offset is known.
 */
export type IndexItem = Flat<FieldValues<typeof indexItemFields>>;

/** Accepts the path of a page only: links of other kinds have no place in a sitemap. */
function readPagePath(value: unknown, read: ContentReaders): SafeUrl | undefined {
  const url = read.url(value);
  return url !== undefined && isEntryPath(decode(url)) ? url : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
