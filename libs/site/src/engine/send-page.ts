import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendErrorPage } from './send-error-page.ts';
import { chooseEncoding, type EncodedPage, type StoredPage } from './page-cache/stored-page.ts';

/**
 * Writes a finished page straight to the socket: its headers were built once, so a cached page costs little more than a
 * constant buffer. Hooks on the response still run.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): void | Promise<void> {
  if (page.referenceAt !== undefined) return sendErrorPage(request, reply, page, page.referenceAt);
  const encoded = page.encode(chooseEncoding(request.headers['accept-encoding']));
  if (encoded instanceof Promise) return encoded.then((ready) => writePage(request, reply, page, ready));
  writePage(request, reply, page, encoded);
}

function writePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  encoded: EncodedPage,
): void {
  reply.hijack();
  const { raw } = reply;
  const known = request.headers['if-none-match'];
  if (page.status === 200 && known !== undefined && matches(known, page.etag)) {
    raw.writeHead(304, encoded.notModifiedHead as string[]);
    raw.end();
    return;
  }
  raw.writeHead(page.status, encoded.head as string[]);
  const pieces = request.method === 'HEAD' ? [] : encoded.body;
  for (const piece of pieces.slice(0, -1)) raw.write(piece);
  raw.end(pieces.at(-1));
}

function matches(known: string, etag: string): boolean {
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));
}
