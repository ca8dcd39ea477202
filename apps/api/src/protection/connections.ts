import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

type ConnectionConfig = Pick<
  Config,
  'CONNECTION_IDLE_MS' | 'HEAD_TIMEOUT_MS' | 'KEEP_ALIVE_MS' | 'REQUESTS_PER_CONNECTION' | 'MAX_CONNECTIONS'
>;

/** What the server is opened with, so that no connection costs more than it may. */
export function connectionOptions(config: ConnectionConfig) {
  return {
    connectionTimeout: config.CONNECTION_IDLE_MS,
    keepAliveTimeout: config.KEEP_ALIVE_MS,
    maxRequestsPerSocket: config.REQUESTS_PER_CONNECTION,
    http: {
      headersTimeout: config.HEAD_TIMEOUT_MS,
      // How often heads and bodies that are late are looked for; Node's own 30 s would make them last that long.
      connectionsCheckingInterval: Math.min(5_000, config.HEAD_TIMEOUT_MS),
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Sets what a server is told only once it is there. */
export function limitConnections(app: FastifyInstance, { MAX_CONNECTIONS }: ConnectionConfig): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  // Whoever goes on asking after `Connection: close` would get a bare 503 each time.
  app.server.on('dropRequest', (_request, socket) => void (socket as Socket).destroySoon());
  app.addHook('onRequest', (request, reply, done) => {
    // HTTP/1.0 knows no chunks: where such a request ends is a matter of opinion, so nothing may come after it.
    const { httpVersionMinor, headers } = request.raw;
    if (httpVersionMinor === 0 && headers['transfer-encoding'] !== undefined)
      reply.raw.shouldKeepAlive = false;
    done();
  });
}
