import type { LockOptions } from '@guildhall/server-kit/storage';
import { computeSupplierDeadline } from '@guildhall/suppliers';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Options for how long a store of the api waits, and how it logs that it waited for too long.
 *
 * @param name of the store: its file in `DATA_DIR`, or the same data in PostgreSQL
 */
export function createLockOptions(
  config: Pick<Config, 'DEADLINE_MS'>,
  log: FastifyBaseLogger,
  name: string,
): Required<LockOptions> {
  return {
    lockTimeoutMs: computeSupplierDeadline(config),
    onFailure: ({ code, reason }) =>
      log.error({ storage: { name, code, reason } }, 'stored data could not be used'),
  };
}
