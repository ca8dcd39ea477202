import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createBatches } from './log-output.ts';

it('writes the lines of one turn together, in their order', async () => {
  const written: string[] = [];
  const { write } = createBatches((text) => void written.push(text));
  write('a\n');
  write('b\n');
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  write('c\n');
  await new Promise(setImmediate);
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

it('holds no large burst in memory', () => {
  const written: string[] = [];
  const { write } = createBatches((text) => void written.push(text));
  for (let line = 0; line < 100; line += 1) write('x'.repeat(1_000));
  expect(written.length).toBeGreaterThan(0);
});

it('loses no line when the process ends, and waits while a pipe is full', () => {
  const program = `
    import { openLogOutput } from ${JSON.stringify(new URL('log-output.ts', import.meta.url).href)};
    console.log('ready');
    const { write } = openLogOutput('json');
    for (let line = 0; line < 5_000; line += 1) write('x'.repeat(99) + '\\n');
    write('last\\n');
    process.exit(3);`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  expect([status, stderr]).toEqual([3, '']);
  const lines = stdout.trim().split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([5_002, 'ready', 'last']);
});
