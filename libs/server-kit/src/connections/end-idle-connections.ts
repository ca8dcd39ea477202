import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { endConnection } from './end-connection.ts';
import { finishedResponse } from './last-responses.ts';

/**
 * Ends connections that have waited for their next request for too long although something arrives on them: line breaks
 * between requests are none, yet each restarts Node's own timeout.
 *
 * @param keepAliveMs a connection may wait so long, and up to twice as long while it sends
 * @returns stops this
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
