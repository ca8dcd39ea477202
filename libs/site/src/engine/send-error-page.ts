import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { requestIdHeader } from '@guildhall/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, referencePlace, type StoredPage } from './page-cache/stored-page.ts';

const compress = promisify(gzip);

/**
 * Sends an error page with the ID of its request, which a visitor can quote and the log has too. Nothing stores such a page,
 * so it has no validator.
 */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { joinHtml, headers, status }: StoredPage,
  referenceAt: number,
): Promise<void> {
  const html = joinHtml();
  const plain = Buffer.concat([
    html.subarray(0, referenceAt),
    Buffer.from(request.id),
    html.subarray(referenceAt + referencePlace.length),
  ]);
  const isCompressed = chooseEncoding(request.headers['accept-encoding']) !== 'identity';
  const body = isCompressed ? await compress(plain) : plain;
  reply.hijack();
  reply.raw.writeHead(status, {
    ...headers,
    [requestIdHeader]: request.id,
    'content-length': String(body.length),
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
}

/** Removes the sentence with the reference from the HTML of an error page, so that it is the same for every request. */
export function removeReference(html: string): string {
  const at = html.indexOf(referencePlace);
  if (at === -1) return html;
  const end = html.indexOf('</p>', at);
  const start = html.lastIndexOf('<p', at);
  return html.slice(0, start) + html.slice(end + '</p>'.length);
}
