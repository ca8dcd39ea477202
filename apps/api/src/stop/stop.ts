import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** How long stopping may take at most, ms. */
const limitMs = 10_000;

interface Stopping {
  app: Pick<FastifyInstance, 'close' | 'log'>;
  readiness: Readiness;
  /** How long calls are still taken, ms. */
  drainMs: number;
  exit: (code: number) => void;
}

/**
 * Stops without dropping a call: says that it is not ready, takes calls until the proxies before it have noticed,
 * then closes when the last one is answered. What takes longer than ten seconds is cut off.
 */
export async function stop({ app, readiness, drainMs, exit }: Stopping): Promise<void> {
  if (!readiness.ready) return;
  readiness.ready = false;
  app.log.info('stopping');
  const limit = setTimeout(() => exit(1), limitMs);
  await new Promise((drained) => setTimeout(drained, drainMs));
  await app.close();
  clearTimeout(limit);
  exit(0);
}
