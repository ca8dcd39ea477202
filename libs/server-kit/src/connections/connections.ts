import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import * as v from 'valibot';
import { positiveField } from '../configuration/fields.ts';
import { findAmbiguity } from './find-ambiguity.ts';
import { endIdleConnections } from './end-idle-connections.ts';
import { endUnusedConnections } from './end-unused-connections.ts';
import { trackResponses } from './last-responses.ts';
import { toNetwork } from './network.ts';
import { computeMaxConnections, readOpenFilesLimit } from './open-files.ts';

/** The variables of connections. */
export const connectionVariables = {
  /** Time for which a connection stays open between requests, ms: longer than the proxies in front of it wait. */
  KEEP_ALIVE_MS: v.optional(positiveField(3_600_000), '72000'),
};

/** Limits of one connection, and of the number of connections. Only tests change them. */
export interface ConnectionLimits {
  /** Maximum silence of a connection during a request, including while a response is not read. */
  idleMs: number;
  /** Maximum time until the head of a request has arrived. */
  headMs: number;
  /** Maximum time until a whole request has arrived, including its body. */
  requestMs: number;
  /** Number of requests after which a connection is closed. */
  maxRequests: number;
  /** Maximum simultaneous connections; more are closed at once. */
  maxConnections: number;
  /** Connections of one address (one /64 of IPv6). Not counted behind trusted proxies, which have many visitors each. */
  maxPerAddress: number;
}

/** Slow enough for a bad mobile connection, and few enough connections for the memory of a small machine. */
const connectionLimits: ConnectionLimits = {
  ...{ idleMs: 30_000, headMs: 10_000, requestMs: 20_000 },
  ...{ maxRequests: 1_000, maxConnections: 10_000, maxPerAddress: 1_000 },
};

export type ConnectionConfig = v.InferOutput<v.ObjectSchema<typeof connectionVariables, undefined>>;

/** Bytes of the head of a request. Browsers send all cookies of a parent domain, whose other sites may store many. */
const maxHeadBytes = 48 * 1024;

/** Creates the server options for these limits. */
export function createConnectionOptions(config: ConnectionConfig, changed: Partial<ConnectionLimits> = {}) {
  const limits = { ...connectionLimits, ...changed };
  return {
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: config.KEEP_ALIVE_MS,
    requestTimeout: Math.max(limits.requestMs, limits.headMs),
    maxRequestsPerSocket: limits.maxRequests,
    http: {
      headersTimeout: limits.headMs,
      maxHeaderSize: maxHeadBytes,
      // The interval at which slow requests are detected. With Node's default of 30 s they would last that long.
      connectionsCheckingInterval: Math.min(5_000, limits.headMs),
      // Node's own refusal has no headers: the plugin `connections` refuses instead.
      requireHostHeader: false,
    },
  } satisfies FastifyHttpOptions<Server>;
}

export interface ConnectionsOptions extends ConnectionConfig {
  /** IP addresses and CIDR ranges, as `trustedProxies` reads them. With any, connections are not counted per address. */
  TRUSTED_PROXIES: readonly string[];
  /**
   * Changed limits, for tests.
   * @default those of this library, for a small machine
   */
  limits?: Partial<ConnectionLimits> | undefined;
  /**
   * Maximum files that the process may open.
   * @default the system’s limit
   */
  openFiles?: number | undefined;
}

/** Sets the limits that can only be set on an existing server. */
export const connections = fp<ConnectionsOptions>(
  (app, { openFiles = readOpenFilesLimit(), limits: changed, ...config }, done) => {
    const wanted = { ...connectionLimits, ...changed };
    const { max, perAddress } = computeLimits(openFiles, wanted);
    if (max < wanted.maxConnections) {
      const limits = { openFiles, maxConnections: max, connectionsPerAddress: perAddress };
      app.log.warn(
        limits,
        `fewer connections than ${wanted.maxConnections}: this process may open too few files`,
      );
    }
    app.server.maxConnections = max;
    trackResponses(app.server);
    const stopEnding = endIdleConnections(app.server, config.KEEP_ALIVE_MS);
    const endUnused = endUnusedConnections(app.server);
    // `onClose` would be too late: it waits for all connections.
    app.addHook('preClose', async () => endUnused());
    app.addHook('onClose', async () => stopEnding());
    if (config.TRUSTED_PROXIES.length === 0) limitPerAddress(app, perAddress);
    // Clients that ignore `Connection: close` would get a bare 503 each time.
    app.server.on('dropRequest', (_request, socket) => void (socket as Socket).destroySoon());
    app.addHook('onRequest', ({ raw }, reply, next) => {
      const problem = findAmbiguity(raw);
      if (problem === undefined) return next();
      reply.raw.shouldKeepAlive = false;
      next(Object.assign(new Error(problem), { statusCode: 400 }));
    });
    done();
  },
  { name: 'connections', fastify: '5.x' },
);

/** Returns the limits, or fewer connections if the process may open too few files; also per address. */
function computeLimits(openFiles: number | undefined, limits: ConnectionLimits) {
  const { maxConnections: max, maxPerAddress: perAddress } = limits;
  const possible = openFiles === undefined ? max : computeMaxConnections(openFiles);
  if (possible >= max) return { max, perAddress };
  return { max: possible, perAddress: Math.ceil((perAddress * possible) / max) };
}

function limitPerAddress(app: FastifyInstance, max: number): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const network = toNetwork(socket.remoteAddress ?? '', 64);
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
