import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { controlSandbox } from './controls/control-sandbox.ts';
import { entryUrl } from './sandbox.fixture.ts';
import { startSandbox, type SandboxOptions } from './start-sandbox.ts';

async function started(options: Partial<SandboxOptions> = {}) {
  const picturesCache = await mkdtemp(join(tmpdir(), 'sandbox-start-'));
  const sandbox = await startSandbox({ port: 0, picturesCache, ...options });
  onTestFinished(async () => {
    await sandbox.close();
    await rm(picturesCache, { recursive: true });
  });
  return { ...sandbox, controls: controlSandbox(sandbox.origin) };
}

it('listens on a free port and writes its links by that address', async () => {
  const { origin } = await started();
  const entry = (await (await fetch(origin + entryUrl('/about'))).json()) as { permalink: string };
  expect(entry.permalink).toBe(`${origin}/about`);
});

it('writes its links by the public address when it has one', async () => {
  const { origin } = await started({ publicOrigin: 'https://content.test' });
  const entry = (await (await fetch(origin + entryUrl('/about'))).json()) as { permalink: string };
  expect(entry.permalink).toBe('https://content.test/about');
});

it('drops the connection when a service is down', async () => {
  const { origin, controls } = await started();
  await controls.fault({ mode: 'down', match: 'entry', times: 1 });
  await expect(fetch(origin + entryUrl('/'))).rejects.toThrow();
  expect((await fetch(origin + entryUrl('/'))).status).toBe(200);
});

it('closes at once, even while an answer is being held back', async () => {
  const sandbox = await startSandbox({ port: 0 });
  const controls = controlSandbox(sandbox.origin);
  await controls.fault({ mode: 'slow', delayMs: 100_000 });
  const answer = fetch(sandbox.origin + entryUrl('/')).then(
    () => 'ended',
    () => 'ended',
  );
  await expect.poll(async () => (await controls.requests()).length).toBe(1);
  await sandbox.close();
  expect(await answer).toBe('ended');
});

it('is put back as it was by one reset', async () => {
  const { origin, controls } = await started();
  await controls.fault({ mode: 'error' });
  await controls.putEntry('/about', { title: 'Changed' });
  await controls.putCards('/wp-json/cards/api/news', []);
  await controls.putMainData({});
  await controls.reset();
  expect(await (await fetch(origin + entryUrl('/about'))).text()).toContain('About the institute');
  expect(await (await fetch(`${origin}/wp-json/cards/api/news`)).text()).not.toBe('[]');
  expect(await (await fetch(`${origin}/wp-json/maindata/api`)).text()).toContain('Sold out');
  await controls.forgetRequests();
  expect(await controls.requests()).toEqual([]);
});

it('draws a picture when it is asked for', async () => {
  const { origin } = await started();
  const response = await fetch(`${origin}/media/list-news-640.jpg`, { headers: { accept: 'image/webp' } });
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(2000);
});
