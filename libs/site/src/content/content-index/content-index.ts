import type { CmsClient, IndexItem } from '@guildhall/cms-client';
import { readIndexCopy, writeIndexCopy } from './index-copy.ts';

const minute = 60_000;

/** Times in ms. The index of a large site takes many requests, so several events in a row cause one reading. */
export const indexTimes = { renewMs: 60 * minute, retryMs: minute, eventMs: 10_000 };

/** The list of all published entries, shared by sitemap, feed and search. */
export interface ContentIndex {
  /**
   * Returns all published entries, each path once; reads them if that has not been tried yet, which may take some
   * seconds. `undefined` while they are unknown: the content service has no index, or it could not be read yet.
   */
  read(): Promise<readonly IndexItem[] | undefined>;
  /** Returns true if the content service says that it has no index, and no earlier one is known. */
  isMissing(): boolean;
  /**
   * Calls back with all entries each time that they have changed, and at once if they are known.
   *
   * @returns a function that ends this
   */
  subscribe(onItems: (items: readonly IndexItem[]) => void): () => void;
  /** Reads the index in the background: now, and then every hour. */
  start(): void;
  /** Reads the index again soon: content has changed. */
  renew(): void;
  stop(): void;
  /** Resolves after pending writes. */
  finish(): Promise<void>;
}

interface ContentIndexOptions {
  cms: Pick<CmsClient, 'readIndexPage'>;
  /** File for the last good copy, so that the index survives a restart during an outage. */
  copy?: string;
  /** Called once, if the content service has no index. */
  onMissing?: () => void;
  times?: typeof indexTimes;
  now?: () => number;
}

/** Creates the index. Nothing is read before `start` or the first `read`. The last good index stays. */
export function createContentIndex(options: ContentIndexOptions): ContentIndex {
  const { cms, copy, onMissing, times = indexTimes, now = Date.now } = options;
  const known = createKnownItems();
  let first: Promise<void> | undefined;
  let reading = Promise.resolve();
  let lastStart = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isMissing = false;
  let writing: Promise<void> | undefined;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void refresh(), ms);
    timer.unref();
  };
  const readOnce = async () => {
    if (stopped) return;
    lastStart = now();
    clearTimeout(timer);
    timer = undefined;
    const result = await readWholeIndex(cms);
    if (stopped) return;
    if (result.outcome === 'missing' && !isMissing && known.current() === undefined) onMissing?.();
    if (result.outcome !== 'failed')
      isMissing = result.outcome === 'missing' && known.current() === undefined;
    if (result.outcome === 'found' && known.replace(result.items) && copy)
      await (writing = writeIndexCopy(copy, result.items).catch(() => undefined));
    // An event during the reading has set a timer of its own.
    if (timer === undefined) schedule(result.outcome === 'failed' ? times.retryMs : times.renewMs);
  };
  /** Reads run one after the other, so an older response never replaces a newer one. */
  const refresh = () => (reading = reading.then(readOnce));
  /** After a restart, the copy is used at once and renewed in the background. */
  const load = async () => {
    if (copy) await readIndexCopy(copy).then(known.replace, () => undefined);
    const refreshed = refresh();
    if (known.current() === undefined) await refreshed;
  };

  return {
    async read() {
      await (first ??= load());
      return known.current();
    },
    isMissing: () => isMissing,
    subscribe: known.subscribe,
    start() {
      first ??= load();
    },
    renew() {
      if (first !== undefined) schedule(Math.max(0, lastStart + times.eventMs - now()));
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    finish: async () => writing,
  };
}

/** Creates the last good items, and notifies listeners of changes. */
function createKnownItems() {
  const listeners = new Set<(items: readonly IndexItem[]) => void>();
  let items: readonly IndexItem[] | undefined;
  let written = '';
  return {
    current: () => items,
    /** Returns true if these differ from the earlier ones. */
    replace(found: readonly IndexItem[]): boolean {
      const text = JSON.stringify(found);
      if (text === written) return false;
      written = text;
      items = found;
      for (const onItems of listeners) onItems(found);
      return true;
    },
    subscribe(onItems: (items: readonly IndexItem[]) => void): () => void {
      listeners.add(onItems);
      if (items) onItems(items);
      return () => void listeners.delete(onItems);
    },
  };
}

type WholeIndex = { outcome: 'found'; items: readonly IndexItem[] } | { outcome: 'missing' | 'failed' };

/** Reads all pages, one after the other. An index that shrinks meanwhile has failed: its next reading is complete. */
async function readWholeIndex(cms: Pick<CmsClient, 'readIndexPage'>): Promise<WholeIndex> {
  const byPath = new Map<string, IndexItem>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await cms.readIndexPage(page);
    if (found.outcome !== 'found') return { outcome: page === 1 ? found.outcome : 'failed' };
    for (const item of found.items) if (!byPath.has(item.permalink)) byPath.set(item.permalink, item);
    pages = found.pages;
  }
  return { outcome: 'found', items: [...byPath.values()] };
}
