import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** The limit above which a server counts as overloaded. */
export interface LoadLimits {
  /**
   * Maximum average delay of its event loop over one sample, ms.
   * @default none
   */
  maxDelayMs?: number;
  /**
   * Length of a sample, ms.
   * @default 1000
   */
  sampleMs?: number;
  /** Returns the average since its last call, ms; by default that of this process. */
  readDelay?: () => number;
}

export interface LoadSheddingOptions extends LoadLimits {
  /** Refuses a request while the server is overloaded: sends a response, throws, or does nothing to let it pass. */
  refuse: (request: FastifyRequest, reply: FastifyReply) => void;
}

const resolutionMs = 10;

/**
 * Refuses requests while the event loop is late, so that accepted ones are still served in time. Only the loop's delay
 * counts: reading the memory usage needs a file handle, and would fail without a free one.
 *
 * @example
 * import { fastify } from 'fastify';
 *
 * const app = fastify();
 * await app.register(loadShedding, {
 *   maxDelayMs: 200,
 *   refuse: (_request, reply) => void reply.code(503).header('retry-after', '5').send({ error: 'busy' }),
 * });
 */
export const loadShedding = fp<LoadSheddingOptions>(
  (app, { maxDelayMs = Infinity, sampleMs = 1000, readDelay = createDelayReader(), refuse }, done) => {
    let isOverloaded = false;
    const timer = setInterval(() => (isOverloaded = readDelay() > maxDelayMs), sampleMs);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
    app.addHook('onRequest', (request, reply, next) => {
      if (isOverloaded) refuse(request, reply);
      if (!reply.sent) next();
    });
    done();
  },
  { name: 'load-shedding', fastify: '5.x' },
);

function createDelayReader(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  return () => {
    const delayMs = histogram.mean / 1e6 - resolutionMs;
    histogram.reset();
    // Without a single measurement the loop was blocked for the whole sample.
    return Number.isNaN(delayMs) ? Infinity : delayMs;
  };
}
