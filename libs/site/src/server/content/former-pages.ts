import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { toPageKey } from '../page-path.ts';
import type { ContentIndex } from '../content-index/content-index.ts';

/**
 * Tells pages that were removed from those that never existed, by their page keys. A page existed if the cache has it, or
 * if the list of published entries had it before.
 */
export interface FormerPages {
  /** Returns true if there was a page. Called when the content service has no entry there; the key is remembered. */
  checkRemoved(key: string): Promise<boolean>;
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
  /** Removed pages, oldest first. */
  const former = new Set(file === undefined ? [] : await readKeys(file));
  let listed: ReadonlySet<string> = new Set();
  /** Changes that are not in the file yet: true if the page was removed. */
  let changes = new Map<string, boolean>();
  let writing: Promise<void> | undefined;

  const change = (key: string, isRemoved: boolean) => {
    if (former.has(key) === isRemoved) return;
    if (isRemoved) former.add(key);
    else former.delete(key);
    while (former.size > maxPages) former.delete(former.values().next().value ?? '');
    if (file === undefined) return;
    changes.set(key, isRemoved);
    writing ??= write(file)
      .catch(onError)
      .finally(() => (writing = undefined));
  };
  /** Other processes write this file too: their pages stay in it, and become known here. */
  const write = async (path: string): Promise<void> => {
    while (changes.size > 0) {
      const keys = new Set(await readKeys(path));
      const own = changes;
      changes = new Map();
      for (const [key, isRemoved] of own) {
        keys.delete(key);
        if (isRemoved) keys.add(key);
      }
      const kept = [...keys].slice(-maxPages);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.${process.pid}`, JSON.stringify(kept));
      await rename(`${path}.${process.pid}`, path);
      for (const key of kept) if (changes.get(key) !== false) former.add(key);
    }
  };

  subscribe((items) => {
    const now = new Set(items.flatMap(({ permalink }) => toPageKey(permalink) ?? []));
    for (const key of listed) if (!now.has(key)) change(key, true);
    for (const key of now) change(key, false);
    listed = now;
  });

  return {
    async checkRemoved(key) {
      if (former.has(key)) return true;
      if (!(await hasPage(key))) return false;
      change(key, true);
      return true;
    },
    markFound: (key) => change(key, false),
    finish: async () => writing,
  };
}

const keysOfFile = v.array(v.string());

/** A file that is missing or broken holds no page. */
async function readKeys(file: string): Promise<string[]> {
  try {
    return v.parse(keysOfFile, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}
