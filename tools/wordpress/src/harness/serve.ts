import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { HTTPMethod, PHPRequest } from '@php-wasm/universal';
import { sendStaticFile, type StaticFolders } from './static-files.ts';

interface PhpResponse {
  httpStatusCode: number;
  headers: Record<string, string[]>;
  bytes: Uint8Array;
}

/** Responds to a request for a file that WordPress has not, or returns undefined. */
export type ReadElsewhere = (request: IncomingMessage) => Promise<Response | undefined>;

interface ServerOptions {
  port?: number | undefined;
  readElsewhere?: ReadElsewhere | undefined;
}

/** Listens on a port of this machine, by default any free one. WordPress needs its own address before it starts. */
export async function openServer({ port: wanted = 0, readElsewhere }: ServerOptions = {}) {
  let respond: ((request: PHPRequest) => Promise<PhpResponse>) | undefined;
  let folders: StaticFolders = {};
  const server = createServer((incoming, outgoing) => {
    const run = async () => {
      if (!respond) return outgoing.writeHead(503).end('WordPress starts');
      if (await sendStaticFile(folders, incoming.url ?? '/', outgoing)) return outgoing;
      const elsewhere = await readElsewhere?.(incoming);
      if (elsewhere) return forward(outgoing, elsewhere);
      return send(outgoing, await respond(await toPhpRequest(incoming)));
    };
    run().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(wanted, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    connect(given: (request: PHPRequest) => Promise<PhpResponse>, staticFolders: StaticFolders): void {
      respond = given;
      folders = staticFolders;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(outgoing: ServerResponse, response: Response): Promise<void> {
  const names = ['content-type', 'content-range', 'accept-ranges', 'etag', 'vary', 'cache-control'];
  const kept = names.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  outgoing.writeHead(response.status, Object.fromEntries(kept));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function toPhpRequest(incoming: IncomingMessage): Promise<PHPRequest> {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join('; ') : value]],
  );
  const body = new Uint8Array(await buffer(incoming));
  return {
    method: incoming.method as HTTPMethod,
    url: incoming.url ?? '/',
    headers: Object.fromEntries(headers),
    ...(body.length > 0 && { body }),
  };
}

function send(outgoing: ServerResponse, { httpStatusCode, headers, bytes }: PhpResponse): void {
  // Node writes its own length and connection headers.
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(content-length|transfer-encoding)$/i.test(name),
  );
  outgoing.writeHead(httpStatusCode, Object.fromEntries(kept)).end(bytes);
}
