import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const lastResponses = new WeakMap<Socket, ServerResponse>();
const tracked = new WeakSet<Server>();

/** Remembers the response to the last request of each connection of a server. */
export function trackResponses(server: Server): void {
  if (tracked.has(server)) return;
  tracked.add(server);
  const remember = ({ socket }: IncomingMessage, response: ServerResponse) =>
    void lastResponses.set(socket, response);
  server.prependListener('request', remember).prependListener('checkExpectation', remember);
}

/** True if the request that a connection is still sending already has its response: there must not be a second one. */
export function isResponseSent(socket: Socket): boolean {
  const response = lastResponses.get(socket);
  return response !== undefined && response.headersSent && !isComplete(response);
}

/** The response after which a connection waits for its next request; `undefined` during a request. */
export function finishedResponse(socket: Socket): ServerResponse | undefined {
  const response = lastResponses.get(socket);
  return response && isComplete(response) ? response : undefined;
}

function isComplete({ writableFinished, req }: ServerResponse): boolean {
  return writableFinished && req.complete;
}
