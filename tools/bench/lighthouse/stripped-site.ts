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
 * The site as it would be without any script: the same bytes and headers from memory, and pages whose scripts are
 * stripped. Everything is fetched from the site once, when it is first asked for.
 */
export async function startStrippedSite(site: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const cache = new Map<string, Promise<PageResponse>>();
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    const known = cache.get(path) ?? fetchAnswer(site + path).then(strip);
    cache.set(path, known);
    known.then(
      (found) => send(answer, found),
      () => answer.writeHead(502).end(),
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

function send(answer: ServerResponse, { status, headers, body }: PageResponse): void {
  answer.writeHead(status, headers).end(body);
}

function strip(answer: PageResponse): PageResponse {
  const { headers, body } = answer;
  if (!headers['content-type']?.startsWith('text/html')) return answer;
  const html = removeScripts(brotliDecompressSync(body).toString());
  const stripped = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { ...answer, headers: { ...headers, 'content-length': String(stripped.length) }, body: stripped };
}

function fetchAnswer(address: string): Promise<PageResponse> {
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
