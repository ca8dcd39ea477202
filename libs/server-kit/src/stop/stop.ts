import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../health/readiness.ts';

/** Maximum time for stopping, ms. */
const limitMs = 10_000;

/**
 * The maximum of `drainMs`, ms: requests in progress need time to finish, too.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const variables = { DRAIN_MS: v.optional(countField(maxDrainMs), '5000') };
 */
export const maxDrainMs = 9_000;

export interface StopOptions {
  /** The server: it is closed, and its log says `stopping`. */
  app: Pick<FastifyInstance, 'close' | 'log'>;
  /** Shared with the plugin `health`, whose `/readyz` becomes 503. */
  readiness: Readiness;
  /** Time during which new requests are still accepted, ms. */
  drainMs: number;
  /**
   * Ends the process.
   * @default process.exit
   */
  exit?: (code: number) => void;
}

/**
 * Stops without dropping a call: `/readyz` says that it is not ready, new calls are accepted until the proxies have
 * noticed, and the server closes after the last response. After ten seconds the process ends in any case.
 */
export async function stop({ app, readiness, drainMs, exit = process.exit }: StopOptions): Promise<void> {
  if (!readiness.ready) return;
  readiness.ready = false;
  app.log.info('stopping');
  const limit = setTimeout(() => exit(1), limitMs);
  await new Promise((drained) => setTimeout(drained, drainMs));
  await app.close();
  clearTimeout(limit);
  exit(0);
}

/** Stops on the signals SIGINT and SIGTERM. */
export function stopOnSignals(stopping: StopOptions): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(stopping));
}
