import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** The limit from which a server counts as overloaded. */
export interface LoadLimits {
  /** The delay that its event loop may have on average over one sample, ms. */
  maxDelayMs?: number;
  /** @default 1000 */
  sampleMs?: number;
  /** The average since it was last called, ms; of this process by default. */
  readDelay?: () => number;
}

export interface LoadSheddingOptions extends LoadLimits {
  /** Refuses a request while the server is overloaded: sends a response, throws, or does nothing to let it pass. */
  refuse: (request: FastifyRequest, reply: FastifyReply) => void;
}

const resolutionMs = 10;

/**
 * Refuses requests while the event loop is late, so that those that were accepted are still served in time. Only the
 * loop's delay counts: reading the memory in use takes a file handle, and would fail when there is none left.
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
    // Without a single measurement the loop has been stuck for the whole sample.
    return Number.isNaN(delayMs) ? Infinity : delayMs;
  };
}
