import * as v from 'valibot';
import type { Block } from '../blocks/block.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { describeIssues, fields, optional, required, withFallback } from '../fields/schemas.ts';
import { allItems, isEmpty, readDay, readOneOf, readText, readWholeNumber } from '../fields/values.ts';
import type { ProblemLog } from '../problems/problem-log.ts';
import type { Entry, EntryResult } from './entry.ts';
import { entryView } from './entry-view.ts';

interface EntryParts {
  read: ContentReaders;
  parseBlocks: (raw: readonly unknown[]) => Block[];
  log: ProblemLog;
}

const readStatus = readOneOf(['publish', 'private', 'draft']);

/** Makes the parser of what `GET /wp-json/entry/api` answers. */
export function createEntryParser({ read, parseBlocks, log }: EntryParts) {
  const schema = fields({
    id: withFallback(readWholeNumber, 0),
    title: withFallback(readText, ''),
    permalink: optional(read.address),
    postType: withFallback(readText, 'page'),
    postDate: withFallback(readDay, ''),
    hasAccess: withFallback(readAccess, false),
    seo: withFallback((value) => readSeo(value, read), {}),
    content: required(allItems, 'a list of blocks'),
  });

  return function parseEntry(raw: unknown, path: string): EntryResult {
    if (isEmpty(raw)) return nothing();
    if (!isRecord(raw)) return failed('the answer is not an entry');
    const postStatus = readStatus(raw['postStatus']);
    if (postStatus === 'draft') return nothing();
    const missing = ['title', 'postStatus', 'content'].filter((key) => !Object.hasOwn(raw, key));
    if (missing.length > 0) return failed(`the answer is not an entry: no ${missing.join(', no ')}`);
    const parsed = v.safeParse(schema, raw);
    if (!parsed.success) return failed(`the answer is not an entry: ${describeIssues(parsed.issues)}`);
    const { content, permalink = read.address(path), ...rest } = parsed.output;
    if (postStatus === undefined || permalink === undefined) {
      log.report('the entry was left out: its status or its path is none that can be shown');
      return nothing();
    }
    // Nothing of a gated page is parsed, so that nothing of it can be shown.
    const shown = postStatus === 'publish' || rest.hasAccess;
    const entry: Entry = { ...rest, permalink, postStatus, content: shown ? parseBlocks(content) : [] };
    return entryView(entry) === 'not-found' ? nothing() : { outcome: 'found', entry };
  };
}

/** There is no such entry. */
export function nothing(): EntryResult {
  return { outcome: 'empty', entry: {} };
}

export function failed(reason: string): EntryResult {
  return { outcome: 'failed', entry: {}, reason };
}

/** Only a plain yes opens a private entry. */
function readAccess(value: unknown): boolean {
  return value === true || value === '1';
}

function readSeo(raw: unknown, read: ContentReaders): Entry['seo'] | undefined {
  if (!isRecord(raw)) return undefined;
  const title = readText(raw['title']);
  const description = readText(raw['description']);
  const image = read.picture(raw['image']);
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(image !== undefined && { image }),
  };
}
