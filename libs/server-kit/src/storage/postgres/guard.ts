import { createBreaker, trackCall, type Breaker } from '@guildhall/upstream';
import { createRefusal, isConnectionFailure, toPostgresFailure } from './postgres-failure.ts';
import { StorageFailure } from '../storage-failure.ts';

/** Name of the database in metrics. */
const name = 'postgresql';

/** Opens soon, because each call that waits for its deadline delays a request; and is tried again soon. */
const breakerOptions = { failureShare: 0.5, minimumCalls: 3, windowMs: 5_000, openMs: 1_000 };

const breakers = new Map<string, Breaker>();

/**
 * Makes a call to the database, unless too many have failed of late: then it fails at once. One call a second is tried, and
 * the first that is answered ends this. An answer that refuses something, such as a row that exists, is an answer.
 * All schemas and claims of one database share what is known about it.
 *
 * @throws StorageFailure, or what `call` throws that is not of the database
 */
export function callDatabase<Result>(url: URL, call: () => Promise<Result>): Promise<Result> {
  const breaker = breakers.get(url.href) ?? createDatabaseBreaker();
  breakers.set(url.href, breaker);
  const convert = async () => {
    try {
      return await call();
    } catch (error) {
      throw toPostgresFailure(error);
    }
  };
  return trackCall(name, breaker.state, () => breaker.execute(name, convert, createRefusal), toOutcome);
}

const createDatabaseBreaker = () =>
  createBreaker(
    breakerOptions,
    (error) => (isConnectionFailure(error) ? 'failing' : 'working'),
    () => undefined,
  );

function toOutcome(error: unknown): string {
  return error instanceof StorageFailure ? error.code : 'refused';
}
