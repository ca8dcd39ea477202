import type { SafeUrl } from '@guildhall/safe-content';
import type { Block } from '../blocks/block.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { field, type Fields } from '../fields/field.ts';
import { day, group, image, text, time, url } from '../fields/field-kinds.ts';
import { calendarData } from '../cards/card.ts';
import { readFields } from '../fields/read-fields.ts';
import { withLossHandler } from '../problems/losses.ts';
import { readAllItems, isEmpty, createChoiceReader, readText, readWholeNumber } from '../fields/values.ts';
import type { ProblemLog } from '../problems/problem-log.ts';
import type { Entry, EntryResult } from './entry.ts';
import { getEntryView } from './get-entry-view.ts';

interface EntryParserOptions {
  read: ContentReaders;
  parseBlocks: (raw: readonly unknown[]) => Slices<Block[]>;
  log: ProblemLog;
  /** Title of an entry that has none. */
  untitled: string;
}

/**
 * Parses the response for a path.
 *
 * @param options.preview for editors: any status and any permalink
 */
export type ParseEntry = (raw: unknown, path: string, options?: { preview?: boolean }) => Slices<EntryResult>;

/** Fields of an entry for search engines and shared links. */
const seoFields = {
  title: text({
    optional: true,
    label: 'Title for search engines',
    help: 'Default: the title of the entry.',
  }),
  description: text({
    ...{ optional: true, label: 'Description for search engines', layout: 'lines' },
    help: 'One or two sentences, shown by search engines and below shared links.',
  }),
  image: image({
    optional: true,
    label: 'Picture of shared links',
    help: 'Default: the picture of the entry.',
  }),
};

/** Fields of an entry. */
export const entryFields = {
  id: field(
    { kind: 'number', expected: 'a number', help: 'ID of the entry.', read: readWholeNumber },
    { default: 0 },
  ),
  title: text({ default: '' }),
  permalink: url({ optional: true }),
  postType: text({ default: 'page' }),
  postDate: day({ default: '' }),
  modified: time({ optional: true }),
  author: text({ optional: true }),
  calendarData: group(calendarData, { optional: true }),
  hasAccess: field(
    { kind: 'flag', expected: 'yes or no', help: 'This visitor may see the entry.', read: readAccess },
    { default: false },
  ),
  seo: field(
    {
      ...{ kind: 'group', expected: 'an object', help: 'Fields for search engines.', fields: seoFields },
      read: readSeo,
    },
    { default: {}, label: 'Search engines' },
  ),
  content: field({
    kind: 'items',
    expected: 'a list of blocks',
    help: 'Blocks of the entry.',
    read: readAllItems,
  }),
} satisfies Fields;

const readStatus = createChoiceReader(['publish', 'private', 'draft']);

/** Creates the parser of `GET /wp-json/entry/api`. */
export function createEntryParser({ read, parseBlocks, log, untitled }: EntryParserOptions): ParseEntry {
  return function* parseEntry(raw, path, { preview = false } = {}) {
    if (isEmpty(raw)) return createMissingResult();
    if (!isRecord(raw)) return createFailedResult('the response is not an entry');
    const postStatus = preview ? (readStatus(raw['postStatus']) ?? 'draft') : findStatus(raw);
    if (postStatus === 'draft' && !preview) return createMissingResult();
    const to = preview ? undefined : readRedirect(raw['redirect'], read, log);
    if (to !== undefined) return { outcome: 'moved', to };
    const missing = ['title', 'content'].filter((key) => !Object.hasOwn(raw, key));
    if (missing.length > 0)
      return createFailedResult(`the response is not an entry: missing ${missing.join(', ')}`);
    if (!preview && !Object.hasOwn(raw, 'postStatus'))
      log.report('postStatus is missing: treated as published', 'no postStatus');
    const written = preview ? { ...raw, permalink: readPlannedPath(raw, read) } : raw;
    const { values, reason } = readFields(entryFields, written, read);
    if (values === undefined) return createFailedResult(`the response is not an entry: ${reason}`);
    const { content, permalink = read.url(path), ...rest } = values;
    if (postStatus === undefined || permalink === undefined) {
      log.report('entry left out: its status or path cannot be shown');
      return createMissingResult();
    }
    // The content of a gated page is not parsed, so it cannot be shown.
    const isShown = preview || postStatus === 'publish' || rest.hasAccess;
    const blocks = isShown ? yield* parseBlocks(content) : [];
    const title = rest.title || (rest.seo.title ?? untitled);
    const entry: Entry = { ...rest, title, permalink, postStatus, content: blocks };
    return preview || getEntryView(entry) !== 'not-found'
      ? { outcome: 'found', entry }
      : createMissingResult();
  };
}

/** Ignores a draft's URL from WordPress, `/?p=40`: it is not final, and editors cannot change it. */
function readPlannedPath({ permalink }: Record<string, unknown>, read: ContentReaders): SafeUrl | '' {
  return (
    withLossHandler(
      () => undefined,
      () => read.url(permalink),
    ) ?? ''
  );
}

export function createMissingResult(): EntryResult {
  return { outcome: 'missing' };
}

export function createFailedResult(reason: string): EntryResult {
  return { outcome: 'failed', reason };
}

/** Treats an entry without a status as published, unless it says that this visitor has no access. */
function findStatus(raw: Record<string, unknown>): Entry['postStatus'] | undefined {
  if (Object.hasOwn(raw, 'postStatus')) return readStatus(raw['postStatus']);
  return Object.hasOwn(raw, 'hasAccess') && !readAccess(raw['hasAccess']) ? 'private' : 'publish';
}

/** Reads a redirect. Only paths of this site, and uploads of the content service, are allowed. */
function readRedirect(value: unknown, read: ContentReaders, log: ProblemLog): SafeUrl | undefined {
  const to = read.url(value);
  if (to === undefined || to.startsWith('/') || read.isUpload(to)) return to;
  log.report('redirect ignored: it does not lead to a page on this site');
  return undefined;
}

/** Only an explicit yes opens a private entry. */
function readAccess(value: unknown): boolean {
  return value === true || value === '1';
}

function readSeo(raw: unknown, read: ContentReaders): Entry['seo'] | undefined {
  if (!isRecord(raw)) return undefined;
  const { title, description } = seoFields;
  const { values } = readFields({ title, description }, raw, read);
  return { ...values, ...readSeoImage(raw['image'], read) };
}

/** Reads a URL, or `{ url, width, height, alt }`. */
function readSeoImage(raw: unknown, read: ContentReaders): Entry['seo'] {
  const picture = isRecord(raw) ? raw : { url: raw };
  const image = read.imageUrl(picture['url']);
  if (image === undefined) return {};
  const imageAlt = readText(picture['alt']);
  const [imageWidth = 0, imageHeight = 0] = [picture['width'], picture['height']].map(readWholeNumber);
  return {
    image,
    ...(imageAlt !== undefined && { imageAlt }),
    ...(imageWidth > 0 && imageHeight > 0 && { imageWidth, imageHeight }),
  };
}
