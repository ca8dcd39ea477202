import type { SafeUrl } from '@guildhall/safe-content';
import type { Block } from '../blocks/block.ts';
import type { Slices } from '../budgets/in-slices.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { field, type Fields } from '../fields/field.ts';
import { address, day, text } from '../fields/field-kinds.ts';
import { readFields } from '../fields/read-fields.ts';
import { reportingTo } from '../problems/left-out.ts';
import { allItems, isEmpty, readOneOf, readText, readWholeNumber } from '../fields/values.ts';
import type { ProblemLog } from '../problems/problem-log.ts';
import type { Entry, EntryResult } from './entry.ts';
import { entryView } from './entry-view.ts';

interface EntryParts {
  read: ContentReaders;
  parseBlocks: (raw: readonly unknown[]) => Slices<Block[]>;
  log: ProblemLog;
}

/**
 * Parses an answer that was asked for by a path.
 *
 * @param options.preview for an editor: whatever its status, and wherever it is to be
 */
export type ParseEntry = (raw: unknown, path: string, options?: { preview?: boolean }) => Slices<EntryResult>;

const entryFields = {
  id: field(
    { kind: 'number', expected: 'a number', help: 'Its number.', read: readWholeNumber },
    { default: 0 },
  ),
  title: text({ default: '' }),
  permalink: address({ optional: true }),
  postType: text({ default: 'page' }),
  postDate: day({ default: '' }),
  hasAccess: field(
    { kind: 'flag', expected: 'yes or no', help: 'Whether this visitor may see it.', read: readAccess },
    { default: false },
  ),
  seo: field(
    { kind: 'group', expected: 'an object', help: 'The fields for search engines.', read: readSeo },
    { default: {} },
  ),
  content: field({ kind: 'items', expected: 'a list of blocks', help: 'Its blocks.', read: allItems }),
} satisfies Fields;

const readStatus = readOneOf(['publish', 'private', 'draft']);

/** Makes the parser of what `GET /wp-json/entry/api` answers. */
export function createEntryParser({ read, parseBlocks, log }: EntryParts): ParseEntry {
  return function* parseEntry(raw, path, { preview = false } = {}) {
    if (isEmpty(raw)) return emptyEntry();
    if (!isRecord(raw)) return failed('the answer is not an entry');
    const postStatus = preview ? (readStatus(raw['postStatus']) ?? 'draft') : statusOf(raw);
    if (postStatus === 'draft' && !preview) return emptyEntry();
    const to = preview ? undefined : readRedirect(raw['redirect'], read, log);
    if (to !== undefined) return { outcome: 'moved', entry: {}, to };
    const missing = ['title', 'content'].filter((key) => !Object.hasOwn(raw, key));
    if (missing.length > 0) return failed(`the answer is not an entry: no ${missing.join(', no ')}`);
    if (!preview && !Object.hasOwn(raw, 'postStatus'))
      log.report('postStatus is missing: entries without it are taken as published', 'no postStatus');
    const written = preview ? { ...raw, permalink: plannedPath(raw, read) } : raw;
    const { values, why } = readFields(entryFields, written, read);
    if (values === undefined) return failed(`the answer is not an entry: ${why}`);
    const { content, permalink = read.address(path), ...rest } = values;
    if (postStatus === undefined || permalink === undefined) {
      log.report('the entry was left out: its status or its path is none that can be shown');
      return emptyEntry();
    }
    // A gated page's content is not parsed, so it cannot be shown.
    const shown = preview || postStatus === 'publish' || rest.hasAccess;
    const blocks = shown ? yield* parseBlocks(content) : [];
    const entry: Entry = { ...rest, permalink, postStatus, content: blocks };
    return preview || entryView(entry) !== 'not-found' ? { outcome: 'found', entry } : emptyEntry();
  };
}

/** What WordPress gives for a draft's address, `/?p=40`, leads nowhere yet: its editor cannot change that. */
function plannedPath({ permalink }: Record<string, unknown>, read: ContentReaders): SafeUrl | '' {
  return (
    reportingTo(
      () => undefined,
      () => read.address(permalink),
    ) ?? ''
  );
}

/** There is no such entry. */
export function emptyEntry(): EntryResult {
  return { outcome: 'empty', entry: {} };
}

export function failed(reason: string): EntryResult {
  return { outcome: 'failed', entry: {}, reason };
}

/** A service that knows no status publishes what it answers, unless it says itself that this visitor has no access. */
function statusOf(raw: Record<string, unknown>): Entry['postStatus'] | undefined {
  if (Object.hasOwn(raw, 'postStatus')) return readStatus(raw['postStatus']);
  return Object.hasOwn(raw, 'hasAccess') && !readAccess(raw['hasAccess']) ? 'private' : 'publish';
}

/** Where the page has moved: a path of this site and nothing else, so that no visitor is led to another site. */
function readRedirect(value: unknown, read: ContentReaders, log: ProblemLog): SafeUrl | undefined {
  const to = read.address(value);
  if (to === undefined || to.startsWith('/')) return to;
  log.report('a redirect was refused: it leads to no page of this site');
  return undefined;
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
