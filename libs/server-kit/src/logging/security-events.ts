import { channel } from 'node:diagnostics_channel';
import type { FastifyBaseLogger } from 'fastify';

/** Channel (`node:diagnostics_channel`) with `{ kind }` for each refusal, for metrics. */
export const securityEventChannel = 'guildhall:security-event';

const refusals = channel(securityEventChannel);

/** Minimum time between two log lines about events of one kind, ms. */
const interval = 60_000;

/**
 * Counts refusals for security by kind, and logs them: the first at once, then at most once a minute, with the total
 * since the start. The refused content itself is never logged, since its sender has written it.
 *
 * @example
 * import { fastify } from 'fastify';
 *
 * const countEvent = countSecurityEvents(fastify({ logger: true }).log, Date.now);
 * countEvent('csrf'); // logs `refused`, with `securityEvent` and `total`
 */
export function countSecurityEvents(log: FastifyBaseLogger, now: () => number): (kind: string) => void {
  const kinds = new Map<string, { total: number; loggedAt: number }>();
  return (kind) => {
    refusals.publish({ kind });
    const counter = kinds.get(kind) ?? { total: 0, loggedAt: -Infinity };
    counter.total += 1;
    kinds.set(kind, counter);
    if (now() - counter.loggedAt < interval) return;
    counter.loggedAt = now();
    log.warn({ securityEvent: kind, total: counter.total }, 'refused');
  };
}
