import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { endConnection } from './end-connection.ts';

/**
 * Prepares a server for its end. Browsers open connections before they need them, and Node counts one that has sent
 * nothing as busy: a stopping server would wait for its time limit.
 *
 * @returns a function that ends the connections on which nothing has arrived
 */
export function endUnusedConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) endConnection(socket);
  };
}
