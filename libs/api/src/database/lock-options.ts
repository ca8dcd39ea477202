import type { LockOptions } from '@guildhall/server-kit/storage';
import { computeSupplierDeadline } from '@guildhall/suppliers';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';

/** Options for how long a store of the api waits, and how it logs that it waited for too long. */
export function createLockOptions(
  config: Pick<Config, 'DEADLINE_MS'>,
  log: FastifyBaseLogger,
  file: string,
): Required<LockOptions> {
  return {
    lockTimeoutMs: computeSupplierDeadline(config),
    onFailure: ({ code, reason }) =>
      log.error({ storage: { file, code, reason } }, 'a file in DATA_DIR could not be used'),
  };
}
