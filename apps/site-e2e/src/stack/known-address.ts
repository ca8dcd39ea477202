import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Where the site of a stack will be. The api takes what is posted from the site's own pages only, so it has to know.
 */
export async function knownAddress(): Promise<{ SITE_PORT: string; SITE_ORIGIN: string }> {
  const port = await freePort();
  return { SITE_PORT: port, SITE_ORIGIN: `http://127.0.0.1:${port}` };
}

/** A port on which no server listens. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
