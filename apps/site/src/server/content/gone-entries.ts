import type { CmsClient } from '@guildhall/cms-client';
import { LRUCache } from 'lru-cache';

/**
 * Which entries are known to be gone, so that what was read before is not shown with them: last good lists, and earlier
 * pages. Entries are named by their page's key.
 */
export interface GoneEntries {
  /** An event has named these entries; without keys, all of them. They may be gone. */
  markUncertain(keys?: readonly string[]): void;
  /** Reads an entry, and remembers whether it is there. */
  readEntry: CmsClient['readEntry'];
  /** The present moment: it moves with every event, and with every entry that is found gone. */
  getRevision(): number;
  /** Those of the entries that were found gone after what was read at that moment. */
  getKnownGone(since: number, keys: Iterable<string>): Set<string>;
  /**
   * The same, but entries that are in doubt are read first. One that cannot be read is taken to be there, as in any
   * outage. Those that are too many to be read now are taken to be gone: they are read the next time.
   */
  findGone(since: number, keys: Iterable<string>): Promise<Set<string>>;
}

interface GoneEntriesOptions {
  readEntry: CmsClient['readEntry'];
  /** Called when an entry is found gone. */
  onGone: (key: string) => void;
}

type State = 'in doubt' | 'there' | 'gone';

/** The most entries that are remembered. When there are more, all that is forgotten is in doubt. */
const maxEntries = 10_000;
/** The most entries that are read for one list. */
const maxReads = 48;
const readsAtOnce = 8;

export function createGoneEntries({ readEntry, onGone }: GoneEntriesOptions): GoneEntries {
  let revision = 0;
  let allDoubtedAt = 0;
  const known = new LRUCache<string, { state: State; at: number }>({
    max: maxEntries,
    dispose(value, _key, reason) {
      if (reason === 'evict') allDoubtedAt = Math.max(allDoubtedAt, value.at);
    },
  });

  function getState(key: string): { state: State; at: number } {
    const own = known.get(key);
    return own && own.at >= allDoubtedAt
      ? own
      : { state: allDoubtedAt > 0 ? 'in doubt' : 'there', at: allDoubtedAt };
  }

  function note(key: string, isThere: boolean, begun: number): void {
    const { state, at } = getState(key);
    // The read may have found what was there before the event.
    if (at > begun) return;
    if (isThere) {
      if (state !== 'there') known.set(key, { state: 'there', at });
    } else if (state !== 'gone') {
      known.set(key, { state: 'gone', at: ++revision });
      onGone(key);
    }
  }

  function filterByState(from: number, keys: Iterable<string>, wanted: State): string[] {
    return [...keys].filter((key) => {
      const { state, at } = getState(key);
      return state === wanted && at > from;
    });
  }

  const readAndNote: CmsClient['readEntry'] = async (key, ...options) => {
    const begun = revision;
    const read = await readEntry(key, ...options);
    if (read.outcome !== 'failed') note(key, isPublished(read), begun);
    return read;
  };

  async function readAll(keys: readonly string[]): Promise<void> {
    for (let first = 0; first < keys.length; first += readsAtOnce)
      await Promise.all(keys.slice(first, first + readsAtOnce).map((key) => readAndNote(key)));
  }

  return {
    markUncertain(keys) {
      revision++;
      if (!keys) allDoubtedAt = revision;
      else for (const key of keys) known.set(key, { state: 'in doubt', at: revision });
    },
    readEntry: readAndNote,
    getRevision: () => revision,
    getKnownGone: (from, keys) => new Set(filterByState(from, keys, 'gone')),
    async findGone(from, keys) {
      const doubtful = filterByState(from, keys, 'in doubt');
      if (doubtful.length > 0) await readAll(doubtful.slice(0, maxReads));
      return new Set([...filterByState(from, keys, 'gone'), ...doubtful.slice(maxReads)]);
    },
  };
}

/** True when it has a page, or may have: members have those of private entries, and an entry without blocks has none. */
function isPublished({ outcome, entry }: Awaited<ReturnType<CmsClient['readEntry']>>): boolean {
  return outcome === 'moved' || (outcome === 'found' && /^(?:publish|private)$/.test(entry.postStatus));
}
