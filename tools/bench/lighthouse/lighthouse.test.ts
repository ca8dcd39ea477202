import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import type { TraceEvent } from '../trace.ts';
import { readRun, type LighthouseRun } from './run-lighthouse.ts';
import { startStrippedSite } from './stripped-site.ts';
import { summariseRuns } from './summarise-runs.ts';
import { toProcessorTime } from './to-processor-time.ts';

const run = (more: Partial<LighthouseRun>): LighthouseRun => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  failing: [],
  lcp: 1000,
  fcp: 800,
  tbt: 0,
  cls: 0,
  mainThread: 300,
  byProcessor: { performance: 100, tbt: 0 },
  ...more,
});

it('reports the worst scores and the median times', () => {
  const runs = [run({ lcp: 1200 }), run({ lcp: 900 }), run({ lcp: 1000, failing: ['link-name'] })];
  runs[0] = run({ lcp: 1200, byProcessor: { performance: 98, tbt: 60 } });
  runs[1] = run({
    lcp: 900,
    scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 92 },
  });
  const scores = { ...run({}).scores, performance: 96 };
  const stripped = [run({ lcp: 700, tbt: 250, scores }), run({ lcp: 800, tbt: 50 })];
  expect(summariseRuns(runs, stripped)).toMatchObject({
    scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 92 },
    failing: ['link-name'],
    runs: 3,
    lcp: 1000,
    lcpWorst: 1200,
    byProcessor: { performance: 98, tbt: 0 },
    withoutScripts: { performance: 96, lcp: 750, tbt: 150, byProcessor: { performance: 100, tbt: 0 } },
  });
});

it('reads scores, times and failed audits', () => {
  const read = readRun({
    categories: {
      seo: { score: 0.92, auditRefs: [{ id: 'meta-description', weight: 1 }] },
      accessibility: {
        score: 1,
        auditRefs: [
          { id: 'label', weight: 3 },
          { id: 'manual', weight: 0 },
        ],
      },
    },
    audits: {
      'meta-description': { score: 0 },
      label: { score: 1 },
      manual: { score: 0 },
      'largest-contentful-paint': { score: 1, numericValue: 900 },
    },
  });
  expect(read.scores).toMatchObject({ seo: 92, accessibility: 100 });
  expect(read.failing).toEqual(['meta-description']);
  expect(read.lcp).toBe(900);
});

it('serves pages without their scripts, and everything else unchanged', async () => {
  const page = '<p>Words</p><script type="module" src="/a.js"></script>';
  const site = createServer((request, response) => {
    const html = request.url === '/page';
    const body = brotliCompressSync(html ? page : '<script>');
    response.writeHead(200, {
      'content-type': html ? 'text/html' : 'text/plain',
      'content-encoding': 'br',
      etag: 'x',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address() as { port: number };
  const stripped = await startStrippedSite(`http://127.0.0.1:${address.port}`);
  onTestFinished(async () => {
    await stripped.stop();
    site.close();
  });
  const response = await fetch(`${stripped.origin}/page`);
  expect(await response.text()).toBe('<p>Words</p>');
  expect(response.headers.get('etag')).toBe('x');
  expect(await (await fetch(`${stripped.origin}/other`)).text()).toBe('<script>');
});

it('makes each task of a recording as long as its processor time, with what happens in it', () => {
  const event = (name: string, ts: number, more: Partial<TraceEvent>): TraceEvent => ({
    ...{ name, ph: 'X', pid: 1, tid: 1, ts, args: {} },
    ...more,
  });
  const events = [
    // It waited for a processor for 60 of its 100 ms: 20 before its layout, and 40 during it.
    event('RunTask', 1_000, { dur: 100, tts: 500, tdur: 40 }),
    event('Layout', 1_030, { dur: 60, tts: 510, tdur: 20 }),
    event('ResourceSendRequest', 1_095, { ph: 'I' }),
    event('RunTask', 1_200, { dur: 10, tts: 540, tdur: 10 }),
    event('Layout', 1_030, { tid: 2, dur: 60, tts: 0, tdur: 20 }),
    event('loading', 1_150, { ph: 'b' }),
  ];
  expect(toProcessorTime(events).map(({ ts, dur }) => [ts, dur])).toEqual([
    [1_000, 40],
    [1_010, 20],
    [1_040, undefined],
    [1_200, 10],
    [1_030, 60],
    [1_150, undefined],
  ]);
});

it('moves what happens in a task within a task once', () => {
  const task = (ts: number, dur: number, tts: number, tdur: number): TraceEvent => ({
    ...{ name: 'RunTask', ph: 'X', pid: 1, tid: 1, args: {} },
    ...{ ts, dur, tts, tdur },
  });
  const [, inner] = toProcessorTime([task(0, 100, 0, 50), task(40, 40, 10, 30)]);
  expect(inner).toMatchObject({ ts: 10, dur: 30 });
});
