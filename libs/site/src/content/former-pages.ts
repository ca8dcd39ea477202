import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { MovedPage } from '../page/loaded-model.ts';
import { toPageKey } from '../engine/page-path.ts';
import { writeCopy } from '../engine/files/write-copy.ts';
import type { ContentIndex } from './content-index/content-index.ts';

/**
 * Tells pages that were removed, or have another path now, from those that never existed, by their page keys. A page existed
 * if the cache has it, or if the list of published entries had it before. An entry that is listed at another path has moved.
 */
export interface FormerPages {
  /** Returns what became of a page. Called when the content service has no entry there; a removed key is remembered. */
  find(key: string): Promise<'removed' | MovedPage | undefined>;
  /** Forgets a page that is there again. */
  markFound(key: string): void;
  /** Resolves after pending writes. */
  finish(): Promise<void>;
}

interface FormerPagesOptions {
  /** File that survives a restart. @default in memory only */
  file?: string;
  /** Returns true if the cache has a page at this key. */
  hasPage: (key: string) => Promise<boolean>;
  subscribe: ContentIndex['subscribe'];
  onError: (error: unknown) => void;
  /** Maximum remembered pages; the oldest are forgotten. @default 10,000 */
  maxPages?: number;
}

export async function createFormerPages(options: FormerPagesOptions): Promise<FormerPages> {
  const { file, hasPage, subscribe, onError, maxPages = 10_000 } = options;
  /** Paths of today by former ones, '' for removed pages; oldest first. */
  const former = new Map(file === undefined ? [] : await readPages(file));
  let listed: ReadonlyMap<string, number | undefined> = new Map();
  /** Changes that are not in the file yet: `undefined` for a page that is there again. */
  let changes = new Map<string, string | undefined>();
  let writing: Promise<void> | undefined;

  const change = (key: string, to: string | undefined) => {
    if (former.get(key) === to) return;
    if (to === undefined) former.delete(key);
    else former.set(key, to);
    while (former.size > maxPages) former.delete(former.keys().next().value ?? '');
    if (file === undefined) return;
    changes.set(key, to);
    writing ??= write(file)
      .catch(onError)
      .finally(() => (writing = undefined));
  };
  /** Other processes write this file too: their pages stay in it, and become known here. */
  const write = async (path: string): Promise<void> => {
    while (changes.size > 0) {
      const pages = new Map(await readPages(path));
      const own = changes;
      changes = new Map();
      for (const [key, to] of own) {
        pages.delete(key);
        if (to !== undefined) pages.set(key, to);
      }
      const kept = [...pages].slice(-maxPages);
      await writeCopy(path, JSON.stringify(kept.map(([key, to]) => (to === '' ? key : [key, to]))));
      for (const [key, to] of kept) if (!changes.has(key)) former.set(key, to);
    }
  };

  subscribe((items) => {
    const now = new Map(items.flatMap(({ permalink, id }) => toListed(permalink, id)));
    const paths = new Map(items.map(({ permalink, id }) => [id, permalink]));
    for (const [key, id] of listed) if (!now.has(key)) change(key, (id ? paths.get(id) : undefined) ?? '');
    for (const key of now.keys()) change(key, undefined);
    listed = now;
  });

  return {
    async find(key) {
      const to = findLast(former, key) ?? ((await hasPage(key)) ? '' : undefined);
      if (to === '') change(key, '');
      if (to === undefined) return undefined;
      return to === '' ? 'removed' : { outcome: 'moved', to };
    },
    markFound: (key) => change(key, undefined),
    finish: async () => writing,
  };
}

function toListed(permalink: string, id: number | undefined): [string, number | undefined][] {
  const key = toPageKey(permalink);
  return key === undefined ? [] : [[key, id]];
}

/** Moves of one page that are followed. */
const maxMoves = 5;

/** Returns where a page is after all of its moves, '' if it was removed. */
function findLast(former: ReadonlyMap<string, string>, key: string): string | undefined {
  let to = former.get(key);
  for (let move = 1; move < maxMoves; move++) {
    const next = to === undefined || to === '' ? undefined : former.get(toPageKey(to) ?? '');
    if (next === undefined) return to;
    to = next;
  }
  return undefined;
}

const pagesOfFile = v.array(v.union([v.string(), v.tuple([v.string(), v.string()])]));

/** A file that is missing or broken holds no page. */
async function readPages(file: string): Promise<[string, string][]> {
  try {
    const pages = v.parse(pagesOfFile, JSON.parse(await readFile(file, 'utf8')));
    return pages.map((page) => (typeof page === 'string' ? [page, ''] : page));
  } catch {
    return [];
  }
}
