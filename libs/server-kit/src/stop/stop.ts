import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../health/readiness.ts';

/** How long stopping may take at most, ms. */
const limitMs = 10_000;

/** The most that `drainMs` may be, ms: what is under way needs time to end, too. */
export const maxDrainMs = 9_000;

export interface Stopping {
  app: Pick<FastifyInstance, 'close' | 'log'>;
  readiness: Readiness;
  /** How long calls are still taken, ms. */
  drainMs: number;
  /**
   * Ends the process.
   * @default process.exit
   */
  exit?: (code: number) => void;
}

/**
 * Stops without dropping a call: says that it is not ready, takes calls until the proxies before it have noticed,
 * then closes when the last one is answered. What takes longer than ten seconds is cut off.
 */
export async function stop({ app, readiness, drainMs, exit = process.exit }: Stopping): Promise<void> {
  if (!readiness.ready) return;
  readiness.ready = false;
  app.log.info('stopping');
  const limit = setTimeout(() => exit(1), limitMs);
  await new Promise((drained) => setTimeout(drained, drainMs));
  await app.close();
  clearTimeout(limit);
  exit(0);
}

/** Stops when the process is asked to. */
export function stopOnSignals(stopping: Stopping): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(stopping));
}
