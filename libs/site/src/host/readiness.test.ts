import { expect, it } from 'vitest';
import { siteUnderTest, type SiteUnderTest } from './site-on-sandbox.fixture.ts';
import { temporaryFolder } from './temporary-folder.fixture.ts';

const ready = async ({ app }: SiteUnderTest) => (await app.inject('/readyz')).statusCode;

it('a site is ready once it has main data or a copy of it, and stays ready in an outage [8.2.11]', async () => {
  const CACHE_DIR = await temporaryFolder();
  const first = await siteUnderTest({ CACHE_DIR });
  const CONTENT_ORIGIN = first.origin;
  expect(await ready(first)).toBe(200);
  await first.sandbox.fault({ mode: 'down' });
  expect(await ready(first)).toBe(200);
  expect(await ready(await siteUnderTest({ CONTENT_ORIGIN, CACHE_DIR }))).toBe(200);
  const empty = await siteUnderTest({ CONTENT_ORIGIN });
  expect(await ready(empty)).toBe(503);
  expect((await empty.app.inject('/healthz')).statusCode).toBe(200);
  await first.sandbox.clearFaults();
  await empty.notify({ all: true });
  expect(await ready(empty)).toBe(200);
});
