import { StorageFailure } from '../storage-failure.ts';

/** Conditions in which another transaction was faster and nothing was changed: the same work can be done again. */
const repeatable: Readonly<Record<string, string>> = {
  '23505': 'another process added the same row',
  '40001': 'another process changed the same rows',
  '40P01': 'two processes waited for each other',
  '55P03': 'another process holds a lock',
};

/** Classes and codes of SQLSTATE that pass: connections, resources, an operator, a standby, a timeout. */
const temporary: readonly [RegExp, string][] = [
  [/^08/, 'the connection was lost'],
  [/^53100/, 'the disk is full'],
  [/^53/, 'the database has no resources left'],
  [/^57014/, 'a statement took too long'],
  [/^57P/, 'the database is stopping or starting'],
  [/^25006/, 'the database is read-only'],
  [/^58/, 'the database’s machine has an error'],
];

/** Codes of Node, and the messages of the driver, which has no codes. */
const network = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
const driver = /timeout|terminated|not queryable|connection error|Connection ended/i;

/** Code of the driver's own errors. */
const driverCode = 'ERR_POSTGRES';

/**
 * Converts an error of PostgreSQL or of its driver. Its own message and details may quote values, so only fixed texts are
 * kept.
 */
export function toPostgresFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageFailure) return error;
  const { code = '' } = error as Error & { code?: string };
  if (/^[\dA-Z]{5}$/.test(code) && 'severity' in error) return toSqlFailure(code);
  // An address that has several numbers fails with an error for each.
  if (network.test(code) || error instanceof AggregateError)
    return createFailure(code === '' ? 'ECONNREFUSED' : code, 'the database could not be reached');
  return driver.test(error.message) ? createFailure(driverCode, 'the database did not respond') : error;
}

/** Conditions that say nothing about one statement, but that the next one would fail too. */
const lost = /^(?:08|53300|57P)/;

/**
 * True for a failure after which the connection is not usable, or there was none: it was refused, lost, or silent for too
 * long. A statement that the server itself has ended, such as one that waited for a lock, does not count.
 */
export function isConnectionFailure(failure: unknown): boolean {
  if (!(failure instanceof StorageFailure)) return false;
  const { code } = failure;
  return code === driverCode || network.test(code) || lost.test(code);
}

function toSqlFailure(code: string): Error {
  const reason = repeatable[code];
  if (reason !== undefined) return createFailure(code, reason, true);
  const passing = temporary.find(([pattern]) => pattern.test(code));
  if (passing) return createFailure(code, passing[1]);
  return new Error(`PostgreSQL refused a statement (SQLSTATE ${code})`);
}

/** The failure of a call that was not made. */
export function createRefusal(): StorageFailure {
  return createFailure('ERR_POSTGRES_OPEN', 'the database is not called after too many failures');
}

function createFailure(code: string, reason: string, isLocked = false): StorageFailure {
  return new StorageFailure(new Error(reason), { code, reason, isLocked, isTemporary: true });
}
