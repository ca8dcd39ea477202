import { mkdir, readdir, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { staticFiles } from './static-files.ts';
import { temporaryFolder } from '../../host/temporary-folder.fixture.ts';

const HOUR = 3_600_000;

/** A build with one script and files with fixed names. */
async function start({
  script = 'new.js',
  earlier = {} as Record<string, number>,
  prepare = async (_earlier: string): Promise<unknown> => undefined,
} = {}) {
  const folder = await temporaryFolder();
  const [assets, publicDirectory, earlierAssets] = ['dist/client/assets', 'public', 'earlier'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  for (const name of [assets, publicDirectory, earlierAssets]) await mkdir(name, { recursive: true });
  await writeFile(join(assets, script), 'let now');
  await writeFile(join(publicDirectory, 'robots.txt'), 'User-agent: *');
  for (const [name, hours] of Object.entries(earlier)) {
    await writeFile(join(earlierAssets, name), 'let earlier');
    const time = new Date(Date.now() - hours * HOUR);
    await utimes(join(earlierAssets, name), time, time);
  }
  await prepare(earlierAssets);
  const log: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void log.push(line) } } });
  onTestFinished(() => app.close());
  await app.register(staticFiles, {
    dist: join(folder, 'dist'),
    publicDirectory,
    earlierAssets: { folder: earlierAssets, maxAgeMs: 72 * HOUR },
  });
  return { app, earlierAssets, log };
}

it('a script of this build may be cached for ever, a file with a fixed name for a day', async () => {
  const { app } = await start();
  const script = await app.inject('/assets/new.js');
  expect([script.statusCode, script.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const robots = await app.inject('/robots.txt');
  expect([robots.statusCode, robots.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
});

it('a page of an earlier build gets its scripts for three days, then they are removed', async () => {
  const { app, earlierAssets } = await start({ earlier: { 'yesterday.js': 30, 'long-ago.js': 73 } });
  expect((await app.inject('/assets/yesterday.js')).body).toBe('let earlier');
  expect((await app.inject('/assets/long-ago.js')).statusCode).toBe(404);
  expect((await readdir(earlierAssets)).sort()).toEqual(['new.js', 'yesterday.js']);
});

it('files of a build that ran for long are kept for three days after it stopped [8.2.13]', async () => {
  const { app, earlierAssets } = await start();
  const weekAgo = new Date(Date.now() - 168 * HOUR);
  await utimes(join(earlierAssets, 'new.js'), weekAgo, weekAgo);
  await app.close();
  expect(Date.now() - (await stat(join(earlierAssets, 'new.js'))).mtimeMs).toBeLessThan(HOUR);
});

it('files of a build that runs keep a current date, so that none are missing after a crash', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { earlierAssets } = await start();
  const weekAgo = new Date(Date.now() - 168 * HOUR);
  await utimes(join(earlierAssets, 'new.js'), weekAgo, weekAgo);
  vi.advanceTimersByTime(6 * HOUR);
  const readAgeMs = async () => Date.now() - (await stat(join(earlierAssets, 'new.js'))).mtimeMs;
  await expect.poll(readAgeMs).toBeLessThan(HOUR);
});

it('a site serves files that were published for the next build while it runs [8.2.13]', async () => {
  const { app, earlierAssets } = await start();
  expect((await app.inject('/assets/next.js')).statusCode).toBe(404);
  await writeFile(join(earlierAssets, 'next.js'), 'let next');
  expect((await app.inject('/assets/next.js')).body).toBe('let next');
});

it('an unchanged script of this build gets a new date', async () => {
  const { app } = await start({ script: 'same.js', earlier: { 'same.js': 73 } });
  expect((await app.inject('/assets/same.js')).body).toBe('let now');
});

it('a site starts even if a script cannot be copied, as on a full disk, and logs it', async () => {
  const { app, log } = await start({ prepare: (earlier) => mkdir(join(earlier, 'new.js')) });
  expect((await app.inject('/assets/new.js')).body).toBe('let now');
  expect(log.join()).toContain('Cannot write to CACHE_DIR');
});

it('a site starts even if the folder cannot be created, and logs it', async () => {
  const prepare = async (earlier: string) => {
    await rmdir(earlier);
    await writeFile(earlier, 'a file');
  };
  const { app, log } = await start({ prepare });
  expect((await app.inject('/assets/new.js')).body).toBe('let now');
  expect(log.join()).toContain('CACHE_DIR cannot be used');
});
