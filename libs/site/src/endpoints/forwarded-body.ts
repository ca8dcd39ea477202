import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { toApiErrorResponse } from '@guildhall/api-contract/errors';
import { getBodyLimit } from '@guildhall/api-contract/requests';
import { requestIdHeader } from '@guildhall/server-kit';
import type { FastifyError, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { noStore } from '../config/caching.ts';

const tooLarge = 'API_BODY_TOO_LARGE';

/**
 * Reads the body of a call before it is forwarded, and refuses one that is longer than the api accepts. While a body is still
 * being sent, a response of the api can be lost: it may close the connection after it.
 *
 * @param options.prefix of the calls, such as `/api/v1`
 */
export const forwardedBody = fp<{ prefix: string }>(
  (app, { prefix }, done) => {
    const getLimit = ({ url }: FastifyRequest) => getBodyLimit(url.slice(prefix.length).split('?')[0] ?? '');
    app.addHook('onRequest', async (request) => {
      if (Number(request.headers['content-length'] ?? 0) > getLimit(request)) throw createTooLarge();
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) =>
      Readable.from([await collect(payload, getLimit(request))]),
    );
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.code !== tooLarge) throw error;
      return reply
        .code(413)
        .headers({ 'cache-control': noStore, [requestIdHeader]: request.id })
        .send(toApiErrorResponse(tooLarge, request.id));
    });
    done();
  },
  { name: 'forwarded-body', fastify: '5.x' },
);

function createTooLarge(): Error {
  return Object.assign(new Error('The body is too large'), { code: tooLarge, statusCode: 413 });
}

/** Reads a body. The rest of one that is too long is read and dropped. */
function collect(payload: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    payload.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length <= limit) return void pieces.push(piece);
      pieces.length = 0;
      reject(createTooLarge());
    });
    payload.once('end', () => resolve(Buffer.concat(pieces)));
    payload.once('error', reject);
  });
}
