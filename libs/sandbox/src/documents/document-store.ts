type StoredValue = Record<string, unknown>;
export type Fields = Record<string, StoredValue>;

interface StoredDocument {
  fields: Fields;
  createTime: string;
  updateTime: string;
}

/** A change to one document, by its path below the root. */
export interface DocumentWrite {
  path: string;
  fields?: Fields;
  /** Changes only these fields, and deletes those that are not in `fields`. Default: the whole document. */
  mask?: readonly string[];
  /** The document must, or must not, exist already. */
  exists?: boolean;
}

type WriteOutcome = 'written' | 'exists already' | 'is missing';

const ratesPath = 'settings/exchangeRates';
const firstTime = '2026-01-01T00:00:00Z';

/** The documents of the sandbox: the exchange rates and the members' records. */
export interface DocumentStore {
  putRates(rates: Record<string, number>): void;
  resetRates(): void;
  get(path: string): StoredDocument | undefined;
  /** Applies all of these changes or none. The outcome is that of the first change that fails. */
  write(writes: readonly DocumentWrite[]): { outcome: WriteOutcome; path: string };
  records(): Record<string, StoredDocument>;
  resetRecords(): void;
}

export function createDocumentStore(
  now: () => Date,
  seedRecords: Readonly<Record<string, Fields>> = {},
  seedRates: Readonly<Record<string, number>> = {},
): DocumentStore {
  const documents = new Map<string, StoredDocument>();
  const put = (path: string, fields: Fields, time = firstTime) =>
    documents.set(path, {
      fields,
      createTime: documents.get(path)?.createTime ?? time,
      updateTime: now().toISOString(),
    });
  const putRates = (rates: Record<string, number>) =>
    put(
      ratesPath,
      Object.fromEntries(Object.entries(rates).map(([name, doubleValue]) => [name, { doubleValue }])),
    );
  const recordPaths = () => [...documents.keys()].filter((path) => path.startsWith('users/'));
  const apply = ({ path, fields, mask }: DocumentWrite) => {
    if (fields === undefined) documents.delete(path);
    else put(path, applyMask(documents.get(path)?.fields, fields, mask), now().toISOString());
  };
  const store: DocumentStore = {
    putRates: (rates) => void putRates(rates),
    resetRates: () => void putRates(seedRates),
    get: (path) => documents.get(path),
    write(writes) {
      for (const { path, exists } of writes) {
        if (exists === undefined || documents.has(path) === exists) continue;
        return { path, outcome: exists ? 'is missing' : 'exists already' };
      }
      for (const write of writes) apply(write);
      return { path: writes[0]?.path ?? '', outcome: 'written' };
    },
    records: () =>
      Object.fromEntries(
        recordPaths().flatMap((path) => {
          const document = documents.get(path);
          return document ? [[path.slice('users/'.length), document]] : [];
        }),
      ),
    resetRecords() {
      for (const path of recordPaths()) documents.delete(path);
      for (const [uid, fields] of Object.entries(seedRecords)) put(`users/${uid}`, fields);
    },
  };
  store.resetRates();
  store.resetRecords();
  return store;
}

function applyMask(before: Fields = {}, fields: Fields, mask: readonly string[] | undefined): Fields {
  if (mask === undefined) return fields;
  const kept = Object.entries(before).filter(([name]) => !mask.includes(name));
  const changed = Object.entries(fields).filter(([name]) => mask.includes(name));
  return Object.fromEntries([...kept, ...changed]);
}
