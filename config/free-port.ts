import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections and to servers that take any port: between the search and the
 * server's start, none of those can take the port that was found.
 */
const range = { first: 20_000, end: 32_000 };

const found = new Set<number>();

/** Finds a free port of 127.0.0.1, for a server whose port others must know before it starts; each only once. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.first, range.end);
    if (found.has(port) || !(await isFree(port))) continue;
    found.add(port);
    return port;
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
