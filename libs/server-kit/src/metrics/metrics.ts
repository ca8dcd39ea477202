import { once } from 'node:events';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import fp from 'fastify-plugin';
import { securityEventChannel } from '../logging/security-events.ts';
import type { Gauge as ReadGauge, Measure, MetricsOptions } from './metrics-options.ts';
import { createUsageError } from '../configuration/usage-error.ts';

/** Limits of the histograms' intervals, s: cached pages take under 5 ms, the api's slowest call 20 s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Others have one series together: anybody can invent them. */
const usualMethods = new Set(['GET', 'HEAD', 'POST']);

const securityEvents: Measure<{ kind: string }> = {
  channel: securityEventChannel,
  name: 'guildhall_security_events_total',
  help: 'Requests that were refused for security, by kind',
  labels: ['kind'],
  readLabels: ({ kind }) => ({ kind }),
};

export const metrics = fp<MetricsOptions & { port: number }>(
  (app, { port, host, variable, facts, measures = [], gauges = [], readCache }, done) => {
    const registry = new Registry();
    const registers = [registry];
    const info = new Gauge({
      ...{ name: 'guildhall_build_info', help: 'The release that runs', registers },
      labelNames: ['service', 'version'],
    });
    info.set({ service: facts.service, version: facts.version }, 1);
    for (const gauge of gauges) addGauge(gauge, registers);
    const removals = [...measures, securityEvents].map((measure) => addMeasure(measure, registers));

    const responses = new Histogram({
      ...{ name: 'guildhall_http_response_duration_seconds', buckets, registers },
      help: 'Time from a request to the end of its response',
      labelNames: ['method', 'route', 'status', 'cache'],
    });
    app.addHook('onResponse', (request, reply, next) => {
      const { config, url } = request.routeOptions;
      const route = (config as { routeName?: string }).routeName ?? url ?? 'none';
      const method = usualMethods.has(request.method) ? request.method : 'other';
      const labels = { method, route, status: String(reply.raw.statusCode) };
      responses.observe({ ...labels, cache: readCache?.(request) ?? 'none' }, reply.elapsedTime / 1_000);
      next();
    });

    const server = createMetricsServer(Registry.merge([measureProcess(), registry]));
    app.addHook('onReady', async () => {
      server.listen({ port, host });
      await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
        throw createUsageError(
          'GUILDHALL_SERVER_KIT_METRICS_PORT',
          `${variable} cannot be used (${error.code}). Set it to a free port.`,
        );
      });
      app.log.info({ port: (server.address() as AddressInfo).port }, 'metrics');
    });
    app.addHook('onClose', async () => {
      for (const remove of removals) remove();
      server.close();
      server.closeAllConnections();
    });
    done();
  },
  { name: 'metrics', fastify: '5.x' },
);

type Registers = Registry[];

function addMeasure<Message>(measure: Measure<Message>, registers: Registers): () => void {
  const { channel, name, help, labels, readLabels, readValue, limits = buckets, gauge } = measure;
  const common = { name, help, labelNames: [...labels], registers };
  const histogram = readValue && new Histogram({ ...common, buckets: [...limits] });
  const counter = histogram ? undefined : new Counter(common);
  const state = gauge && new Gauge({ ...gauge, labelNames: [...gauge.labels], registers });
  const listener = (message: unknown) => {
    const values = readLabels(message as Message);
    counter?.inc(values);
    histogram?.observe(values, readValue?.(message as Message) ?? 0);
    if (!gauge) return;
    const labelValues = gauge.labels.map((label) => [label, values[label] ?? '']);
    state?.set(Object.fromEntries(labelValues) as Record<string, string>, gauge.read(message as Message));
  };
  subscribe(channel, listener);
  return () => void unsubscribe(channel, listener);
}

function addGauge({ name, help, labels, read }: ReadGauge, registers: Registers): void {
  new Gauge({
    ...{ name, help, labelNames: [...labels], registers },
    async collect() {
      // A store that cannot be read now has no values; the other metrics stay readable.
      const rows = await read().catch(() => []);
      this.reset();
      for (const row of rows) this.set(row.labels, row.value);
    },
  });
}

let ofProcess: Registry | undefined;

/** Measures the process, once for all of its servers: the library never stops its timers. */
function measureProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

function createMetricsServer(registry: Registry): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  // Prometheus is alone here: a few connections suffice.
  server.maxConnections = 20;
  return server;
}
