import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import type { LighthouseFigures } from '../figures.ts';
import { summariseRuns } from './measure-lighthouse.ts';
import { readRun } from './run-lighthouse.ts';
import { startStrippedSite } from './stripped-site.ts';

const run = (more: Partial<LighthouseFigures>): LighthouseFigures => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  ...{ failing: [], lcp: 1000, tbt: 0 },
  ...more,
});

it('reports the worst scores and the median times', () => {
  const scores = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 92 };
  const runs = [
    run({ lcp: 1200, tbt: 60 }),
    run({ lcp: 900, scores }),
    run({ lcp: 1000, failing: ['link-name'] }),
  ];
  expect(summariseRuns(runs)).toEqual({ scores, failing: ['link-name'], lcp: 1000, tbt: 0 });
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
