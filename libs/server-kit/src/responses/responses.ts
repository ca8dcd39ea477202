import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { endConnection } from '../connections/end-connection.ts';
import { isResponseSent, trackResponses } from '../connections/last-responses.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * The headers of every response of every server, pages included, beside `createHstsHeader`.
 *
 * @example
 * const headers = { ...commonHeaders, ...createHstsHeader('host'), 'content-security-policy': nonPagePolicy };
 */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * The `Content-Security-Policy` of a response that is not a page: it loads nothing, runs nothing and cannot be framed.
 *
 * @example
 * const headers = { ...commonHeaders, 'content-security-policy': nonPagePolicy };
 */
export const nonPagePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A response created without a route. */
interface PlainResponse {
  /** Its `Content-Type`. */
  type: string;
  body: string;
  headers?: Headers;
}

/** Options of the plugin `responses`, and of `createResponseOptions`. */
export interface ResponsesOptions {
  /** The default headers of every response. */
  headers: Headers;
  /** Creates the response to a request that reaches no route. */
  createPlain: (status: number) => PlainResponse;
}

const statusByErrorCode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * The options of a server for requests that reach neither a route nor its hooks: addresses that cannot be decoded or
 * are too long, connections that do not send HTTP or send it too late. Also register the plugin `responses` on the
 * server.
 */
export function createResponseOptions(options: ResponsesOptions) {
  return {
    frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
      reply.hijack();
      writePlain(reply.raw, error.statusCode ?? 400, options);
    },
    clientErrorHandler(problem: Error & { code?: string }, socket: Socket): void {
      if (problem.code === 'ECONNRESET') return void socket.destroy();
      if (!socket.writable) return;
      if (isResponseSent(socket)) return endConnection(socket);
      const status = statusByErrorCode[problem.code ?? ''] ?? 400;
      const { body, headers } = completePlain(status, options);
      const lines = Object.entries({ ...headers, connection: 'close' }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      endConnection(socket, [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    },
  };
}

/**
 * Sets the headers of every response, when the framework sends it. A response that is written to the socket directly, such
 * as a cached page, must bring its own headers.
 */
export const responses = fp<ResponsesOptions>(
  (app, options, done) => {
    const headers = Object.entries(options.headers);
    app.addHook('onSend', (request, reply, payload, next) => {
      // A connection that ends while the body still arrives loses the response. Node reads the rest of the body, as long as
      // a request may take.
      if (!request.raw.complete && reply.getHeader('connection') === 'close')
        reply.removeHeader('connection');
      for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
      next(null, payload);
    });
    trackResponses(app.server);
    app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
      writePlain(response, 417, options),
    );
    done();
  },
  { name: 'responses', fastify: '5.x' },
);

function writePlain(response: ServerResponse, status: number, options: ResponsesOptions): void {
  const { body, headers } = completePlain(status, options);
  response.writeHead(status, headers).end(body);
}

function completePlain(status: number, options: ResponsesOptions) {
  const { type, body, headers } = options.createPlain(status);
  return {
    body,
    headers: {
      ...options.headers,
      'cache-control': 'no-store',
      ...headers,
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
    },
  };
}
