import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './security-headers.ts';

/** What an answer carries that is no page: it shows nothing, runs nothing and is framed nowhere. */
const plainHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Sets the security headers on every answer that has not brought its own. Finished pages have, and are sent past this:
 * it runs when the framework sends, not with each request.
 */
export function secureEveryAnswer(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(plainHeaders))
      if (!reply.hasHeader(name)) void reply.header(name, value);
    done(null, payload);
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    answerPlainly(response, 417),
  );
}

/** Answers addresses that cannot be decoded or are too long: they never reach a route, nor its hooks. */
export function answerUnreadableAddress(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.hijack();
  answerPlainly(reply.raw, error.statusCode ?? 400);
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers connections that do not speak HTTP, or not in time; there is no response yet to write to. */
export function answerUnreadableRequest(problem: Error & { code?: string }, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || !socket.writable) return;
  const status = statusOf[problem.code ?? ''] ?? 400;
  const { body, headers } = plainAnswer(status);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

/** The words of an answer that is no page: those of its status, so that nothing of the inside is in it. */
export function wordsOf(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}

function answerPlainly(response: ServerResponse, status: number): void {
  const { body, headers } = plainAnswer(status);
  response.writeHead(status, headers).end(body);
}

function plainAnswer(status: number): { body: string; headers: Record<string, string> } {
  const body = wordsOf(status);
  return {
    body,
    headers: {
      ...plainHeaders,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
    },
  };
}
