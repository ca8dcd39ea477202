import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Tasks that end on demand, with a record of their starts. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => void ends.set(name, resolve));
    return name;
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('each owner waits only for its own tasks, which run in order', async () => {
  const inTurn = createConcurrencyLimit(2);
  const { begun, work, end } = createWork();
  const first = inTurn('a', work('a1'));
  const others = ['a2', 'a3', 'a4', 'b1'].map((name) => inTurn(name[0] ?? '', work(name)));
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end('a1');
  await expect(first).resolves.toBe('a1');
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  end('a2');
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  for (const name of ['a3', 'a4', 'b1']) end(name);
  await expect(Promise.all(others)).resolves.toEqual(['a2', 'a3', 'a4', 'b1']);
});

it('a failed task frees its slot for the next', async () => {
  const inTurn = createConcurrencyLimit(1);
  const failed = inTurn('a', async () => Promise.reject(new Error('no')));
  const next = inTurn('a', async () => 'next');
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});
