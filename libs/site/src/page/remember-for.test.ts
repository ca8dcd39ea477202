import { expect, it, vi } from 'vitest';
import { rememberFor } from './remember-for.ts';

it('computes once for each object, also if there is no result', () => {
  const compute = vi.fn(({ size }: { size: number }) => (size > 0 ? size * 2 : undefined));
  const double = rememberFor(compute);
  const [none, two] = [{ size: 0 }, { size: 2 }];
  expect([double(none), double(none), double(two), double(two), double({ size: 2 })]).toEqual([
    ...[undefined, undefined, 4, 4, 4],
  ]);
  expect(compute).toHaveBeenCalledTimes(3);
});
