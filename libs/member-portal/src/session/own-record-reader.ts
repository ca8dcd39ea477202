import type { Store } from 'jotai';
import type { MembersOptions } from './members-options.ts';
import { userAtom } from './session-atoms.ts';

interface OwnRecordReaderOptions extends Pick<MembersOptions, 'readRecord'> {
  idToken: () => Promise<string | undefined>;
}

export function createOwnRecordReader(store: Store, { readRecord, idToken }: OwnRecordReaderOptions) {
  let lastReading = 0;
  return async function readOwnRecord(): Promise<void> {
    const reading = ++lastReading;
    const id = store.get(userAtom)?.id;
    if (id === undefined) return;
    const record = await idToken()
      .then((token) => (token === undefined ? undefined : readRecord(id, token)))
      .catch(() => undefined);
    if (reading !== lastReading) return;
    store.set(userAtom, (now) =>
      now?.id === id ? { ...now, ...record, record: record === undefined ? 'failed' : 'read' } : now,
    );
  };
}
