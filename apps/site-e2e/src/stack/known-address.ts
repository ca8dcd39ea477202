import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * A free origin for a stack's site. The api accepts posts only from the site's own pages, so it must know it in
 * advance.
 */
export async function findKnownAddress(): Promise<{ SITE_PORT: string; SITE_ORIGIN: string }> {
  const port = await findFreePort();
  return { SITE_PORT: port, SITE_ORIGIN: `http://127.0.0.1:${port}` };
}

export async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
