import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { LockOptions } from './retry-while-locked.ts';

/** Options for how long a store of the api waits, and how it logs that it waited for too long. */
export function createLockOptions(
  { DEADLINE_MS }: Pick<Config, 'DEADLINE_MS'>,
  log: FastifyBaseLogger,
  file: string,
): Required<LockOptions> {
  return {
    lockTimeoutMs: DEADLINE_MS * 0.8,
    onFailure: ({ code, reason }) =>
      log.error({ storage: { file, code, reason } }, 'a file in DATA_DIR could not be used'),
  };
}
