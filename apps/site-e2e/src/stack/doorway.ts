import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { findFreePort } from '../../../../config/free-port.ts';

/** A proxy before the site: the site's public origin stays while the site behind it changes or cannot be reached. */
export interface Doorway {
  readonly origin: string;
  /** Paths of requests that arrived, with their purpose if the browser stated one. */
  readonly requests: { path: string; purpose?: string }[];
  /** Forwards to this origin from now on. */
  openTo(target: string): void;
  /** Refuses connections, until `open`. */
  shut(): Promise<void>;
  /** Accepts connections again. */
  open(): Promise<void>;
  /** With `true` this build's islands are 404, and the worker's script has other bytes, as after a new build. */
  replaceBuild(isReplaced: boolean): void;
  stop(): Promise<void>;
}

export async function createDoorway(): Promise<Doorway> {
  const requests: Doorway['requests'] = [];
  let target = '';
  let isReplaced = false;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    const purpose = incoming.headers['sec-purpose'];
    requests.push({ path, ...(typeof purpose === 'string' && { purpose }) });
    if (isReplaced && /^\/assets\/(?!start-|offline-list-).*\.js$/.test(path))
      return void outgoing.writeHead(404).end();
    const changesWorker = isReplaced && path === '/sw.js';
    const headers = { ...incoming.headers, ...(changesWorker && { 'accept-encoding': 'identity' }) };
    if (changesWorker) delete headers['if-none-match'];
    const onwards = request(target + path, { method: incoming.method, headers }, (response) => {
      const received = { ...response.headers };
      if (changesWorker) delete received['content-length'];
      outgoing.writeHead(response.statusCode ?? 502, received);
      response.pipe(outgoing, { end: !changesWorker });
      if (changesWorker) response.on('end', () => outgoing.end('//next'));
    });
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  }

  const port = await findFreePort();
  const server = createServer(forward).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const shut = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    openTo(origin) {
      target = origin;
    },
    shut,
    async open() {
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    replaceBuild(replaced) {
      isReplaced = replaced;
    },
    stop: async () => (server.listening ? shut() : undefined),
  };
}
