import type { CmsClient } from '@guildhall/cms-client';
import { LRUCache } from 'lru-cache';

/**
 * Tracks entries that were taken down, so that last good lists and earlier pages are not shown with them. Entries are
 * identified by their page keys.
 */
export interface GoneEntries {
  /** Called for an event: these entries may be gone; without keys, any entry. */
  markUncertain(keys?: readonly string[]): void;
  readEntry: CmsClient['readEntry'];
  /** Returns a counter that grows with every event and every entry found gone. */
  getRevision(): number;
  /** Returns the entries that were found gone after that revision. */
  getKnownGone(since: number, keys: Iterable<string>): Set<string>;
  /**
   * The same, but reads uncertain entries first. Entries that cannot be read count as present, as in any outage.
   * Entries beyond the read limit count as gone until the next call reads them.
   */
  findGone(since: number, keys: Iterable<string>): Promise<Set<string>>;
}

interface GoneEntriesOptions {
  readEntry: CmsClient['readEntry'];
  onGone: (key: string) => void;
}

type State = 'in doubt' | 'there' | 'gone';

/** Maximum tracked entries; evicted ones count as uncertain. */
const maxEntries = 10_000;
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
    // The read may predate the event.
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

/** True if the entry has or may have a page: members see private entries, and an entry without blocks has no page. */
function isPublished({ outcome, entry }: Awaited<ReturnType<CmsClient['readEntry']>>): boolean {
  return outcome === 'moved' || (outcome === 'found' && /^(?:publish|private)$/.test(entry.postStatus));
}
