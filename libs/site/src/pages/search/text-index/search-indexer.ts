import { createPageReader, type ListedEntry, type PageReaderOptions } from './create-page-reader.ts';
import { toPageKey } from '../../../engine/page-path.ts';
import type { IndexedPage, SearchIndex } from './search-index.ts';

const minute = 60_000;

/** Times, ms. */
export const searchTimes = {
  /** Between two checks of all entries. */
  checkMs: 60 * minute,
  /** Until an entry is read again, although it seems unchanged. */
  maxAgeMs: 24 * 60 * minute,
  /** Until what failed is tried again. */
  retryMs: minute,
  /** For which a process has the task for itself; it renews this while it works. */
  leaseMs: 2 * minute,
};

/** Keeps the search index up to date in the background. */
export interface SearchIndexer {
  /** Reads again what an event names; without keys, everything. Failures are tried again later. */
  refresh(keys?: readonly string[]): Promise<void>;
  /** Brings the index up to date with the list of entries. */
  sync(): Promise<void>;
  /** True if the texts of all entries have been indexed once. */
  isComplete(): boolean;
  stop(): void;
}

export interface SearchIndexerOptions extends Omit<PageReaderOptions, 'index' | 'findListed' | 'isStopped'> {
  index: SearchIndex;
  /** Calls back with all published entries, now and after each change. Returns a function that ends this. */
  subscribe: (onItems: (items: readonly ListedEntry[]) => void) => () => void;
  onError: (error: unknown) => void;
  times?: typeof searchTimes;
}

export function createSearchIndexer(options: SearchIndexerOptions): SearchIndexer {
  const { index, onError, now, times = searchTimes } = options;
  let listed: ReadonlyMap<string, ListedEntry> | undefined;
  let staleBefore = -Infinity;
  /** Pages that an event named and that could not be read since. */
  const doubtful = new Set<string>();
  const tasks = createTasks({ onError, times }, () => sync());
  const { readPages, write } = createPageReader({
    ...options,
    findListed: (key) => listed?.get(key),
    isStopped: tasks.isStopped,
  });

  const readAll = async (entries: ReadonlyMap<string, ListedEntry>): Promise<boolean> => {
    const known = index.listPages();
    const gone = [...known.keys()].filter((key) => !entries.has(key));
    if (gone.length > 0 && !(await write(() => index.remove(gone)))) return false;
    const due = [...entries]
      .filter(
        ([key, entry]) =>
          doubtful.has(key) || isDue(known.get(key), entry, { staleBefore, now: now(), times }),
      )
      .map(([key]) => key);
    const unread = await readPages(due, () => void index.claimFact('sync started', now()));
    noteUnread(doubtful, due, unread);
    if (unread.length === 0 || unread.length < due.length) index.claimFact('sync completed', now());
    return unread.length === 0;
  };

  const sync = async (): Promise<boolean> => {
    if (!listed) return true;
    // Another process is at it. What it leaves to do is done by the next check.
    if (!index.claimFact('sync started', now(), now() - times.leaseMs)) return false;
    try {
      return await readAll(listed);
    } finally {
      if (!tasks.isStopped()) index.claimFact('sync started', 0);
    }
  };

  /** Reads at once, however long a check of all entries takes. New entries come with the next list. */
  const readNamed = async (keys: readonly string[]): Promise<boolean> => {
    const known = index.listPages();
    const named = keys.filter((key) => known.has(key) || listed?.has(key));
    noteUnread(doubtful, [], named);
    const unread = await readPages(named);
    noteUnread(doubtful, named, unread);
    return unread.length === 0;
  };

  const unsubscribe = options.subscribe((items) => {
    listed = toListedEntries(items);
    void tasks.enqueue(sync);
  });

  return {
    refresh(keys) {
      if (!keys) staleBefore = now();
      return keys ? tasks.run(() => readNamed(keys)) : tasks.enqueue(sync);
    },
    sync: () => tasks.enqueue(sync),
    isComplete: () => index.getFact('sync completed') !== undefined,
    stop() {
      unsubscribe();
      tasks.stop();
    },
  };
}

type KnownPage = Pick<IndexedPage, 'modified' | 'readAt'>;

/** True if a page must be read: it is new, has changed, or was read before one of these times. */
function isDue(
  page: KnownPage | undefined,
  { modified = '' }: ListedEntry,
  { staleBefore, now, times }: { staleBefore: number; now: number; times: typeof searchTimes },
): boolean {
  if (page === undefined || page.modified !== modified || page.readAt < staleBefore) return true;
  return page.readAt <= now - (modified === '' ? times.checkMs : times.maxAgeMs);
}

function noteUnread(doubtful: Set<string>, keys: readonly string[], unread: readonly string[]): void {
  for (const key of keys) doubtful.delete(key);
  for (const key of unread) doubtful.add(key);
}

function toListedEntries(items: readonly ListedEntry[]): ReadonlyMap<string, ListedEntry> {
  return new Map(
    items.flatMap((item) => {
      const key = toPageKey(item.permalink);
      return key === undefined ? [] : [[key, item]];
    }),
  );
}

/**
 * Runs tasks, which return false if something is left to do, and the next check after each.
 *
 * @param check the check of all entries
 */
function createTasks(
  { onError, times }: { onError: (error: unknown) => void; times: typeof searchTimes },
  check: () => Promise<boolean>,
) {
  let isStopped = false;
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const run = async (task: () => Promise<boolean>): Promise<void> => {
    if (isStopped) return;
    const isDone = await task().catch((error: unknown) => {
      if (!isStopped) onError(error);
      return false;
    });
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void enqueue(check), isDone ? times.checkMs : times.retryMs);
    timer.unref();
  };
  /** Runs one task after the other. */
  const enqueue = (task: () => Promise<boolean>): Promise<void> => (queue = queue.then(() => run(task)));

  return {
    run,
    enqueue,
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
