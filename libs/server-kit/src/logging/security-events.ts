import type { FastifyBaseLogger } from 'fastify';

/** How often events of one kind are logged, ms: a flood of them must not become a flood of lines. */
const interval = 60_000;

/**
 * Counts what was refused for the sake of security, by its kind, and logs it: the first at once, then at most once a
 * minute, with the total since the start. The refused content itself is never logged: it is text of others.
 */
export function countSecurityEvents(log: FastifyBaseLogger, now: () => number): (kind: string) => void {
  const kinds = new Map<string, { total: number; loggedAt: number }>();
  return (kind) => {
    const known = kinds.get(kind) ?? { total: 0, loggedAt: -Infinity };
    known.total += 1;
    kinds.set(kind, known);
    if (now() - known.loggedAt < interval) return;
    known.loggedAt = now();
    log.warn({ securityEvent: kind, total: known.total }, 'refused');
  };
}
