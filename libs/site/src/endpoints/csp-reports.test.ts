import { expect, it } from 'vitest';
import { startSite } from '../host/site.fixture.ts';

const report = (fields: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://site.test/reset-password?token=hunter2#hunter2',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/a.js?key=hunter2',
    'source-file': 'https://site.test/assets/a.js?hunter2',
    'script-sample': 'hunter2',
    disposition: 'enforce',
    ...fields,
  },
});
const type = 'application/csp-report';
const send = (origin: string, body: unknown, contentType = type) =>
  fetch(`${origin}/_csp-reports`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const reports = (log: Record<string, unknown>[]) =>
  log.flatMap(({ cspReport }) => (cspReport ? [cspReport] : []));

it('a browser’s report is logged without query, fragment or sample [8.6.4]', async () => {
  const { origin, log } = await startSite();
  expect((await send(origin, report())).status).toBe(204);
  expect(reports(log)).toEqual([
    {
      page: 'https://site.test/reset-password',
      directive: 'script-src-elem',
      blocked: 'https://evil.test/a.js',
    },
  ]);
  expect(JSON.stringify(log)).not.toContain('hunter2');
});

it('a report from the page of a payment is logged without its ID [4.7.16] [8.6.4]', async () => {
  const { origin, log } = await startSite();
  const page = 'https://site.test/_payment/hunter2';
  await send(origin, report({ 'document-uri': `${page}?a#b`, 'blocked-uri': page }));
  const logged = 'https://site.test/_payment/:id';
  expect(reports(log)).toMatchObject([{ page: logged, blocked: logged }]);
  expect(JSON.stringify(log)).not.toContain('hunter2');
});

it.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data:text/html,hunter2', 'data:'],
  ['chrome-extension://abc/hunter2?a', 'chrome-extension:'],
  ['line\nbreak', 'something else'],
  [7, 'something else'],
])('the blocked resource is logged by kind: %j', async (blocked, named) => {
  const { origin, log } = await startSite();
  await send(origin, report({ 'blocked-uri': blocked }));
  expect(reports(log)).toMatchObject([{ blocked: named }]);
});

it('an invalid report is rejected and not logged', async () => {
  const { origin, log } = await startSite();
  expect((await send(origin, report(), 'application/json')).status).toBe(415);
  expect((await send(origin, report(), 'text/plain')).status).toBe(415);
  expect((await send(origin, '{')).status).toBe(400);
  expect((await send(origin, '[]')).status).toBe(400);
  expect((await send(origin, 'a'.repeat(20_000))).status).toBe(413);
  expect(reports(log)).toEqual([]);
});

it('one browser cannot fill the log', async () => {
  const { origin, log } = await startSite();
  const statuses: number[] = [];
  for (let at = 0; at < 25; at += 1) {
    const page = { 'document-uri': `https://site.test/${at}` };
    statuses.push((await send(origin, report(page))).status);
  }
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
  expect(reports(log)).toHaveLength(20);
});
