import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections and to servers that take any port: between the search and the
 * server's start, none of those can take the port that was found.
 */
const range = { first: 20_000, end: 32_000 };

/** Distances of the ports of the sandbox's billing from its first one. */
export const billingDistances = [10, 11, 12];

const found = new Set<number>();

/**
 * Finds a free port of 127.0.0.1, for a server whose port others must know before it starts; each only once.
 *
 * @param further distances of ports that must be free, too
 */
export async function findFreePort(further: readonly number[] = []): Promise<number> {
  for (;;) {
    const first = randomInt(range.first, range.end);
    const ports = [first, ...further.map((distance) => first + distance)];
    if (ports.some((port) => found.has(port))) continue;
    if ((await Promise.all(ports.map(isFree))).includes(false)) continue;
    for (const port of ports) found.add(port);
    return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
