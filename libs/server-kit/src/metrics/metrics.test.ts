import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countSecurityEvents } from '../logging/security-events.ts';
import { addMetrics } from './add-metrics.ts';
import type { MetricsOptions } from './metrics-options.ts';

// cspell:ignore MKCOL, PROPFIND
const facts = { service: 'inn', instance: 'inn-1', version: '4f2c1a9' };

async function startInn(options: Partial<MetricsOptions> = {}) {
  const lines: { port?: number; msg?: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const app = fastify({ logger: { stream } });
  await addMetrics(app, { port: 0, host: '127.0.0.1', variable: 'INN_METRICS_PORT', facts, ...options });
  app.get('/of/:name', { config: { routeName: 'guest' } }, async () => '');
  app.get('/broken', async () => Promise.reject(new Error('it broke')));
  onTestFinished(() => app.close());
  await app.ready();
  const port = lines.find(({ msg }) => msg === 'metrics')?.port;
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { app, port, read };
}

const findLines = (text: string, start: string) => text.split('\n').filter((line) => line.startsWith(start));

it('counts responses by method, route, status and cache, without anything that was sent [8.6.14]', async () => {
  const { app, read } = await startInn({ readCache: ({ method }) => (method === 'GET' ? 'hit' : undefined) });
  await app.inject('/of/hunter2?token=hunter2');
  await app.inject('/broken');
  await app.inject({ method: 'POST', url: '/hunter2' });
  const text = await read();
  expect(findLines(text, 'guildhall_http_response_duration_seconds_count')).toEqual([
    'guildhall_http_response_duration_seconds_count{method="GET",route="guest",status="200",cache="hit"} 1',
    'guildhall_http_response_duration_seconds_count{method="GET",route="/broken",status="500",cache="hit"} 1',
    'guildhall_http_response_duration_seconds_count{method="POST",route="none",status="404",cache="none"} 1',
  ]);
  expect(text).not.toContain('hunter2');
});

it('has one series for all methods that no route has [8.6.14]', async () => {
  const { app, read } = await startInn();
  for (const method of ['PROPFIND', 'MKCOL', 'DELETE', 'OPTIONS'] as const)
    await app.inject({ method, url: '/x' });
  expect(findLines(await read(), 'guildhall_http_response_duration_seconds_count')).toEqual([
    'guildhall_http_response_duration_seconds_count{method="other",route="none",status="404",cache="none"} 4',
  ]);
});

it('has the release, the process, and refusals for security [8.6.14]', async () => {
  const { app, read } = await startInn();
  const count = countSecurityEvents(app.log, Date.now);
  count('other origin');
  count('other origin');
  const text = await read();
  expect(text).toContain('guildhall_build_info{service="inn",version="4f2c1a9"} 1');
  expect(text).toContain('guildhall_security_events_total{kind="other origin"} 2');
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
});

it('measures the process once, however many servers it has [8.6.14]', async () => {
  const first = await startInn();
  const setTimer = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => setTimer.mockRestore());
  const second = await startInn();
  expect(setTimer.mock.calls.filter(([, ms]) => ms === 100)).toEqual([]);
  for (const { read } of [first, second])
    expect(findLines(await read(), 'process_cpu_seconds_total')).toHaveLength(1);
});

it('measures what is published to channels', async () => {
  const { read } = await startInn({
    measures: [
      {
        ...{ channel: 'inn:meal', name: 'inn_meal_seconds', help: 'Meals', labels: ['dish', 'table'] },
        readLabels: ({ dish }: { dish: string }) => ({ dish, table: '7' }),
        readValue: ({ ms }: { ms: number }) => ms / 1_000,
        gauge: {
          name: 'inn_last_meal',
          help: 'Last',
          labels: ['dish'],
          read: ({ ms }: { ms: number }) => ms,
        },
      },
    ],
  });
  for (const ms of [500, 700]) channel('inn:meal').publish({ dish: 'soup', ms });
  const text = await read();
  expect(text).toContain('inn_meal_seconds_sum{dish="soup",table="7"} 1.2');
  expect(text).toContain('inn_last_meal{dish="soup"} 700');
});

it('measures in the intervals that a measure gives', async () => {
  const { read } = await startInn({
    measures: [
      {
        ...{ channel: 'inn:noise', name: 'inn_noise', help: 'Noise', labels: [], limits: [0.1, 0.25] },
        readLabels: () => ({}),
        readValue: ({ level }: { level: number }) => level,
      },
    ],
  });
  for (const level of [0.1, 0.2, 7]) channel('inn:noise').publish({ level });
  expect(findLines(await read(), 'inn_noise_bucket')).toEqual([
    'inn_noise_bucket{le="0.1"} 1',
    'inn_noise_bucket{le="0.25"} 2',
    'inn_noise_bucket{le="+Inf"} 3',
  ]);
});

it('reads values when it is read itself, and stays readable while one cannot be read', async () => {
  let beds = 3;
  const gauge = { help: 'Beds', labels: ['floor'] };
  const { read } = await startInn({
    gauges: [
      { ...gauge, name: 'inn_beds', read: async () => [{ labels: { floor: '1' }, value: beds }] },
      { ...gauge, name: 'inn_locked_beds', read: () => Promise.reject(new Error('locked')) },
    ],
  });
  expect(await read()).toContain('inn_beds{floor="1"} 3');
  beds = 2;
  const text = await read();
  expect(text).toContain('inn_beds{floor="1"} 2');
  expect(findLines(text, 'inn_locked_beds')).toEqual([]);
});

it('responds to nothing else, and not after the server has closed', async () => {
  const { app, port } = await startInn();
  for (const path of ['/', '/metrics/x', '/of/a'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  await app.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

it('a port that is taken stops the start, with the name of its variable [8.6.10]', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(startInn({ port })).rejects.toThrow('INN_METRICS_PORT cannot be used (EADDRINUSE)');
});

it('is not there without a port', async () => {
  const app = fastify();
  await addMetrics(app, { port: undefined, host: '127.0.0.1', variable: 'INN_METRICS_PORT', facts });
  await app.ready();
  expect(app.hasPlugin('metrics')).toBe(false);
});
