import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, errorAnswer } from './api-error.ts';
import { securityHeaders } from './headers.ts';

const error = new ApiError('API_BAD_REQUEST');

function answer() {
  const requestId = randomUUID();
  const body = JSON.stringify(errorAnswer(error, requestId));
  const headers = {
    ...securityHeaders,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { body, headers };
}

/** Answers requests whose address cannot be decoded: they never reach the hooks that others pass through. */
export function answerUnreadableAddress(response: ServerResponse): void {
  const { body, headers } = answer();
  response.writeHead(error.statusCode, headers).end(body);
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers connections that do not speak HTTP, or not in time; there is no response yet to write to. */
export function answerUnreadableRequest(problem: Error & { code?: string }, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || !socket.writable) return;
  const { body, headers } = answer();
  const status = statusLines[problem.code ?? ''] ?? '400 Bad Request';
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}
