import type { Socket } from 'node:net';

/** Time for the other side to read the last response and to close, ms. */
const lingerMs = 500;

/**
 * Ends a connection, with a last response if there is one. Its handle is released soon, even if the other side
 * continues to send or does not read; releasing it at once would be too early, since unread data makes the system drop
 * the response.
 */
export function endConnection(socket: Socket, response = ''): void {
  if (!socket.writable) return void socket.destroy();
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end(response);
}
