import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { removeScripts } from '../bytes/split-html.ts';
import { serveHere, type ServedHere } from '../stack/serve-here.ts';

interface PageResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * The site without any scripts: the same bytes and headers from memory, in pages with their scripts removed. Everything
 * is fetched from the site once, with its first request.
 */
export async function startStrippedSite(site: string): Promise<ServedHere> {
  const cache = new Map<string, Promise<PageResponse>>();
  return serveHere((incoming, response) => {
    const path = incoming.url ?? '/';
    const known = cache.get(path) ?? fetchPage(site + path).then(strip);
    cache.set(path, known);
    known.then(
      (found) => send(response, found),
      () => response.writeHead(502).end(),
    );
  });
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
