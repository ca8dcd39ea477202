import { setImmediate as yieldToRequests, setTimeout as pause } from 'node:timers/promises';
import {
  collectEntryText,
  getEntryView,
  type BlockDefinition,
  type CmsClient,
  type Entry,
} from '@guildhall/cms-client';
import { toPageKey } from '../../../engine/page-path.ts';
import type { IndexedPage, SearchIndex } from './search-index.ts';

/** Text of one entry that is indexed, in UTF-16 units: 30 printed pages. */
const maxTextLength = 60_000;
/** Entries that are read at once, in the background. */
const readsAtOnce = 2;
/** Attempts to write while another process is writing, and the time between them, ms. */
const writes = { attempts: 20, pauseMs: 25 };

/** A published entry, as the content service lists it. */
export interface ListedEntry {
  permalink: string;
  modified?: string | undefined;
}

/** Reads entries into the search index. */
export interface PageReader {
  /** Reads pages, and removes those that visitors cannot read. Returns the keys of those that could not be read. */
  readPages(keys: readonly string[], onStep?: () => void): Promise<string[]>;
  /** Returns false if other processes were writing all the time. */
  write(change: () => boolean): Promise<boolean>;
}

export interface PageReaderOptions {
  index: Pick<SearchIndex, 'put' | 'remove'>;
  /** Reads entries as any visitor does: without a key, so that members' texts cannot get into the index. */
  readEntry: (path: string) => ReturnType<CmsClient['readEntry']>;
  blocks: readonly BlockDefinition[];
  /** True if another page is shown at a path instead of the entry. */
  hasOwnPage: (path: string) => boolean | Promise<boolean>;
  now: () => number;
  /** Returns the entry in the list of published ones. */
  findListed: (key: string) => ListedEntry | undefined;
  isStopped: () => boolean;
}

export function createPageReader(options: PageReaderOptions): PageReader {
  const { index, readEntry, blocks, hasOwnPage, now, findListed, isStopped } = options;
  /** Number of the latest read of each page that is being read. */
  const latest = new Map<string, number>();
  let reads = 0;

  const write = async (change: () => boolean): Promise<boolean> => {
    for (let attempt = 1; attempt <= writes.attempts && !isStopped(); attempt++) {
      if (change()) return true;
      await pause(writes.pauseMs);
    }
    return false;
  };

  const readPage = async (key: string): Promise<boolean> => {
    const number = ++reads;
    latest.set(key, number);
    const readAt = now();
    const read = (await hasOwnPage(key)) ? undefined : await readEntry(key);
    // An event has caused a later read of it: this one may be older than the event.
    if (isStopped() || latest.get(key) !== number) return true;
    latest.delete(key);
    if (read?.outcome === 'failed') return false;
    const item = findListed(key);
    const isFound = read?.outcome === 'found' && item !== undefined;
    const page = isFound ? toIndexedPage(key, read.entry, { item, readAt, blocks }) : undefined;
    return write(() => (page ? index.put([page]) : index.remove([key])));
  };

  return {
    write,
    async readPages(keys, onStep) {
      const unread: string[] = [];
      for (let first = 0; first < keys.length && !isStopped(); first += readsAtOnce) {
        const slice = keys.slice(first, first + readsAtOnce);
        const results = await Promise.all(slice.map(readPage));
        unread.push(...slice.filter((_key, at) => !results[at]));
        onStep?.();
        await yieldToRequests();
      }
      return unread;
    },
  };
}

/** Returns an entry as it is indexed; `undefined` if not every visitor can read it at this path. */
function toIndexedPage(
  key: string,
  entry: Entry,
  { item, readAt, blocks }: { item: ListedEntry; readAt: number; blocks: readonly BlockDefinition[] },
): IndexedPage | undefined {
  if (entry.postStatus !== 'publish' || getEntryView(entry) !== 'page') return undefined;
  if (toPageKey(entry.permalink) !== key) return undefined;
  const text = collectEntryText(entry, { blocks, maxLength: maxTextLength }).map(endSentence).join(' ');
  return {
    key,
    title: entry.title,
    type: entry.postType,
    date: entry.postDate,
    description: endSentence(entry.seo.description ?? ''),
    text,
    modified: item.modified ?? '',
    readAt,
  };
}

/** Keeps a heading and the text after it apart in an excerpt. */
function endSentence(text: string): string {
  return text === '' || /[.!?:;,…)”"»–-]$/u.test(text) ? text : `${text} ·`;
}
