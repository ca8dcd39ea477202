import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedHere {
  origin: string;
  stop(): Promise<void>;
}

/** Serves responses of the benchmark itself, from a free port of this machine. */
export async function serveHere(respond: RequestListener): Promise<ServedHere> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
