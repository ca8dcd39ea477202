import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { endConnection } from './end-connection.ts';
import { finishedResponse } from './last-responses.ts';

/**
 * Ends connections that have waited too long for their next request, although something arrives on them: line breaks
 * between requests are not requests, yet each restarts Node's own timeout.
 *
 * @param keepAliveMs maximum wait; up to twice as long while the connection sends
 * @returns a function that stops it
 */
export function endIdleConnections(server: Server, keepAliveMs: number): () => void {
  const waiting = new Map<Socket, ServerResponse | undefined>();
  server.on('connection', (socket) => {
    waiting.set(socket, undefined);
    socket.once('close', () => waiting.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, seen] of waiting) {
      const last = finishedResponse(socket);
      if (last && last === seen) endConnection(socket);
      else waiting.set(socket, last);
    }
  }, keepAliveMs);
  timer.unref();
  return () => clearInterval(timer);
}
