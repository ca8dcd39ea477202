import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { removeScripts } from '../bytes/split-html.ts';

interface PageResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * The site without any scripts: the same bytes and headers from memory, in pages with their scripts removed. Everything
 * is fetched from the site once, with its first request.
 */
export async function startStrippedSite(site: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const cache = new Map<string, Promise<PageResponse>>();
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    const known = cache.get(path) ?? fetchPage(site + path).then(strip);
    cache.set(path, known);
    known.then(
      (found) => send(response, found),
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
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

function send(response: ServerResponse, { status, headers, body }: PageResponse): void {
  response.writeHead(status, headers).end(body);
}

function strip(page: PageResponse): PageResponse {
  const { headers, body } = page;
  if (!headers['content-type']?.startsWith('text/html')) return page;
  const html = removeScripts(brotliDecompressSync(body).toString());
  const stripped = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { ...page, headers: { ...headers, 'content-length': String(stripped.length) }, body: stripped };
}

function fetchPage(address: string): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = response.headers;
        resolve({ status: response.statusCode ?? 502, headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
