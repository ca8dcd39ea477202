import {
  openDatabase,
  retryWhileLocked,
  type Database,
  type LockOptions,
  type Queries,
  type StoragePlace,
  type StoreDefinition,
  type Values,
} from '@guildhall/server-kit/storage';
import { normaliseEmail, type Person } from '@guildhall/suppliers';

/** The one who has requested something: a member, or the office for somebody. */
export type Requester = 'member' | 'office';

/** `open`: not yet. `taken back`: by its link or after a login. `joined again`: by a new contract before the data was deleted. */
type RequestOutcome = 'open' | 'done' | 'taken back' | 'joined again';

/** A request as it is recorded: without an address, a name or an ID of a person. Times in ms since 1970. */
export interface RecordedRequest {
  id: number;
  what: 'copy' | 'deletion';
  by: Requester;
  at: number;
  outcome: RequestOutcome;
  endedAt: number | undefined;
}

/**
 * `new`: renewals are to be switched off. `waiting`: they are, and it may be taken back. `erasing`: nothing brings the data back.
 */
type DepartureState = 'new' | 'waiting' | 'erasing';

/** Somebody whose data is to be deleted. The row is deleted in the end. Times in ms since 1970. */
export interface Departure {
  id: string;
  requestId: number;
  /** Missing for somebody without a login. */
  uid: string | undefined;
  email: string;
  /** The person whose data is being erased; empty before. */
  person: Pick<Person, 'emails' | 'customerIds'>;
  state: DepartureState;
  requestedAt: number;
  /** The end of the time in which it can be taken back. */
  dueAt: number;
  /** The end of the last term that is paid. */
  endsAt: number | undefined;
  /** Of the email that confirms the request. */
  receipt: 'later' | 'sent' | 'refused';
  tries: number;
}

type NewDeparture = Pick<Departure, 'id' | 'uid' | 'email' | 'requestedAt' | 'dueAt'> & {
  by: Requester;
  undoHash: Uint8Array;
};

type Id = Pick<Departure, 'id'>;

/** The requests for copies and deletions. Each method is one transaction; once it resolves, its change survives a crash. */
export interface LeavingStore {
  recordCopy(by: Requester, at: number): Promise<void>;
  /** Stores a departure, or returns the one of the same login or email address. */
  addDeparture(departure: NewDeparture): Promise<Departure>;
  find(person: { uid?: string | undefined; email?: string | undefined }): Promise<Departure | undefined>;
  /** Departures with a step that is due, earliest first. */
  listDue(now: number): Promise<Departure[]>;
  /** Stores a step. Only what is not erased yet goes back to another state. */
  change(departure: Id, change: Partial<Pick<Departure, 'state' | 'endsAt' | 'receipt'>>): Promise<void>;
  postpone(departure: Id, until: number): Promise<void>;
  /** Starts the deletion, unless it was taken back. */
  startErasing(departure: Id, person: Departure['person']): Promise<boolean>;
  findById(id: string): Promise<Departure | undefined>;
  /** Ends a departure that is not being erased. @returns false if it is too late, or there is none */
  takeBack(departure: Id, outcome: 'taken back' | 'joined again', at: number): Promise<boolean>;
  /** The same by a link. `taken back`: now, or before. */
  takeBackByLink(undoHash: Uint8Array, at: number): Promise<'taken back' | 'expired'>;
  /** Deletes the row, and records the end. */
  finish(departure: Id, at: number): Promise<void>;
  /** All requests, oldest first. */
  listRequests(): Promise<RecordedRequest[]>;
  close(): Promise<void>;
}

const schema = `
  CREATE TABLE requests (
    id INTEGER PRIMARY KEY,
    what TEXT NOT NULL CHECK (what IN ('copy', 'deletion')),
    by TEXT NOT NULL CHECK (by IN ('member', 'office')),
    at INTEGER NOT NULL,
    outcome TEXT NOT NULL DEFAULT 'open' CHECK (outcome IN ('open', 'done', 'taken back', 'joined again')),
    ended_at INTEGER,
    undo_hash BLOB UNIQUE
  ) STRICT;
  CREATE TABLE departures (
    id TEXT PRIMARY KEY,
    request_id INTEGER NOT NULL REFERENCES requests (id),
    uid TEXT UNIQUE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL DEFAULT '{"emails":[],"customerIds":[]}',
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'waiting', 'erasing')),
    requested_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    ends_at INTEGER,
    receipt TEXT NOT NULL DEFAULT 'later' CHECK (receipt IN ('later', 'sent', 'refused')),
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX due_departures ON departures (next_at);
`;

/** The tables of copies and deletions that were requested. */
export const leavingStore: StoreDefinition = {
  ...{ file: 'leaving.sqlite', schema, version: 1 },
  retention: { requests: 'impersonal', departures: 'erased' },
};

const columns = `id, request_id AS "requestId", uid, email, person, state,
  requested_at AS "requestedAt", due_at AS "dueAt", ends_at AS "endsAt", receipt, tries`;

/** Opens the store where the sign-ups are. */
export function openLeavingStore(
  place: StoragePlace,
  { flushToDisk = true, ...options }: LockOptions & { flushToDisk?: boolean } = {},
): LeavingStore {
  const database = openDatabase(place, leavingStore.file, { ...leavingStore, flushToDisk });
  const { run, rows, inTransaction } = database;
  const store: LeavingStore = {
    recordCopy: async (by, at) =>
      run(`INSERT INTO requests (what, by, at, outcome, ended_at) VALUES ('copy', $by, $at, 'done', $at)`, {
        ...{ by, at },
      }),
    addDeparture: (departure) => inTransaction((queries) => addDeparture(queries, departure)),
    find: (person) => findDeparture({ rows }, person),
    listDue: (now) => select({ rows }, 'next_at <= $now ORDER BY next_at LIMIT 100', { now }),
    change: async ({ id }, { state, endsAt, receipt }) =>
      run(
        `UPDATE departures SET state = COALESCE($state, state), ends_at = COALESCE($endsAt, ends_at),
           receipt = COALESCE($receipt, receipt), tries = 0 WHERE id = $id`,
        { id, state: state ?? null, endsAt: endsAt ?? null, receipt: receipt ?? null },
      ),
    postpone: async ({ id }, until) =>
      run('UPDATE departures SET tries = tries + 1, next_at = $until WHERE id = $id', { id, until }),
    findById: async (id) => (await select({ rows }, 'id = $id', { id }))[0],
    startErasing: async ({ id }, { emails, customerIds }) =>
      (await database.change(
        `UPDATE departures SET state = 'erasing', person = $person, tries = 0 WHERE id = $id AND state <> 'erasing'`,
        { id, person: JSON.stringify({ emails, customerIds }) },
      )) > 0,
    ...createEnds(database),
    listRequests: async () =>
      (await rows('SELECT id, what, by, at, outcome, ended_at AS "endedAt" FROM requests ORDER BY id')).map(
        (row) => ({ ...row, endedAt: row['endedAt'] ?? undefined }) as unknown as RecordedRequest,
      ),
    close: () => database.close(),
  };
  return retryWhileLocked(store, options);
}

async function addDeparture(
  queries: Queries,
  { id, uid, email, requestedAt, dueAt, by, undoHash }: NewDeparture,
): Promise<Departure> {
  const known = await findDeparture(queries, { uid, email });
  if (known) return known;
  await queries.run(
    `INSERT INTO requests (what, by, at, undo_hash) VALUES ('deletion', $by, $requestedAt, $undoHash)`,
    { by, requestedAt, undoHash },
  );
  await queries.run(
    `INSERT INTO departures (id, request_id, uid, email, email_key, requested_at, due_at, next_at)
     SELECT $id, id, $uid, $email, $key, $requestedAt, $dueAt, $requestedAt FROM requests WHERE undo_hash = $undoHash`,
    { id, uid: uid ?? null, email, key: normaliseEmail(email), requestedAt, dueAt, undoHash },
  );
  const [added] = await select(queries, 'id = $id', { id });
  if (!added) throw new Error('a departure could not be stored');
  return added;
}

function createEnds({
  inTransaction,
}: Pick<Database, 'inTransaction'>): Pick<LeavingStore, 'takeBack' | 'takeBackByLink' | 'finish'> {
  return {
    takeBack: ({ id }, outcome, at) =>
      inTransaction(async (queries) => {
        const [departure] = await select(queries, `id = $id AND state <> 'erasing'`, { id });
        if (departure) await end(queries, departure, outcome, at);
        return departure !== undefined;
      }),
    takeBackByLink: (undoHash, at) =>
      inTransaction(async (queries) => {
        const [request] = await queries.rows('SELECT id, outcome FROM requests WHERE undo_hash = $undoHash', {
          undoHash,
        });
        if (request?.['outcome'] === 'taken back') return 'taken back';
        const [departure] = await select(queries, `request_id = $requestId AND state <> 'erasing'`, {
          requestId: Number(request?.['id'] ?? 0),
        });
        if (!departure) return 'expired';
        await end(queries, departure, 'taken back', at);
        return 'taken back';
      }),
    finish: ({ id }, at) =>
      inTransaction(async (queries) => {
        const [departure] = await select(queries, `id = $id AND state = 'erasing'`, { id });
        if (departure) await end(queries, departure, 'done', at);
      }),
  };
}

async function end(
  { run }: Queries,
  { id, requestId }: Departure,
  outcome: RequestOutcome,
  at: number,
): Promise<void> {
  await run('DELETE FROM departures WHERE id = $id', { id });
  await run('UPDATE requests SET outcome = $outcome, ended_at = $at WHERE id = $requestId', {
    ...{ requestId, outcome, at },
  });
}

async function findDeparture(
  queries: Pick<Queries, 'rows'>,
  { uid, email }: { uid?: string | undefined; email?: string | undefined },
): Promise<Departure | undefined> {
  const values = { uid: uid ?? '', key: email === undefined ? '' : normaliseEmail(email) };
  return (await select(queries, 'uid = $uid OR email_key = $key ORDER BY requested_at', values))[0];
}

async function select({ rows }: Pick<Queries, 'rows'>, where: string, values: Values): Promise<Departure[]> {
  return (await rows(`SELECT ${columns} FROM departures WHERE ${where}`, values)).map(
    (row) =>
      ({
        ...row,
        uid: row['uid'] ?? undefined,
        endsAt: row['endsAt'] ?? undefined,
        person: JSON.parse(String(row['person'])) as Departure['person'],
      }) as unknown as Departure,
  );
}
