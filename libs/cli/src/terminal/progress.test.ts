import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withProgress } from './progress.mjs';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line).trim());
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('prints a line at the start of a long step and one every ten seconds, until it ends', async () => {
  let count = 0;
  const work = Promise.withResolvers<string>();
  const step = {
    name: 'packages',
    text: 'installing 300 packages',
    describe: () => `${(count += 100)} of 300`,
  };
  const result = withProgress(step, () => work.promise);
  expect(lines).toEqual(['packages   installing 300 packages …']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lines.slice(1)).toEqual(['packages   100 of 300 … (10.0 s)', 'packages   200 of 300 … (20.0 s)']);
  work.resolve('done');
  expect(await result).toBe('done');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lines).toHaveLength(3);
});

it('stops printing when the step fails', async () => {
  const failed = withProgress({ name: 'build', text: 'building' }, () =>
    Promise.reject(new Error('no disk')),
  );
  await expect(failed).rejects.toThrow('no disk');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lines).toEqual(['build      building …']);
});
