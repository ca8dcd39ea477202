import type { Store } from 'jotai';
import type { MembersOptions } from './members-options.ts';
import { userAtom } from './session-atoms.ts';

interface ReadingParts extends Pick<MembersOptions, 'readRecord'> {
  idToken: () => Promise<string | undefined>;
}

/** Reads the record of the member who is logged in, and says in `userAtom` what came of it. */
export function createRecordReading(store: Store, { readRecord, idToken }: ReadingParts) {
  let readings = 0;
  return async function readOwnRecord(): Promise<void> {
    const reading = ++readings;
    const id = store.get(userAtom)?.id;
    if (id === undefined) return;
    const record = await idToken()
      .then((token) => (token === undefined ? undefined : readRecord(id, token)))
      .catch(() => undefined);
    if (reading !== readings) return;
    store.set(userAtom, (now) =>
      now?.id === id ? { ...now, ...record, record: record === undefined ? 'failed' : 'read' } : now,
    );
  };
}
