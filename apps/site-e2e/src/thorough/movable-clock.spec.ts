import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startServer } from '../stack/server-process.ts';
import { test } from '../stack/shared-stacks.ts';

/** Prints what happens, and after how many tens of seconds by both of its clocks. */
const program = `
import { setTimeout as wait } from 'node:timers/promises';
const [since, startedAt] = [performance.now(), Date.now()];
const print = (what) => {
  console.log(what, Math.floor((performance.now() - since) / 10_000), Math.floor((new Date() - startedAt) / 10_000));
};
setTimeout(print, 2_000_000, 'late');
setTimeout(print, 30_000, 'second');
void wait(20_000).then(() => print('first'));
setInterval(print, 10_000, 'every ten');
const stopped = setTimeout(print, 1_000, 'stopped');
clearTimeout(Number(stopped));
AbortSignal.timeout(40_000).addEventListener('abort', ({ target }) => print(target.reason.name));
wait(50_000_000, undefined, { signal: AbortSignal.timeout(50_000) }).catch(({ name }) => print(name));
console.log('listening on http://nowhere.test');
`;

test('a server whose clock is moved does once what is due by then, and the rest later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-clock-'));
  await writeFile(join(folder, 'main.mjs'), program);
  const server = await startServer({ main: 'main.mjs', env: {}, from: folder });
  const readOutput = () => server.output().trim().split('\n').slice(1);
  try {
    await server.moveClock(35_000);
    await expect.poll(readOutput).toEqual(['every ten 3 3', 'first 3 3', 'second 3 3']);
    await server.moveClock(60_000);
    await expect
      .poll(readOutput)
      .toEqual([
        ...['every ten 3 3', 'first 3 3', 'second 3 3'],
        ...['TimeoutError 9 9', 'every ten 9 9', 'AbortError 9 9'],
      ]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
