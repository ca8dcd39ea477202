import { expect, it } from 'vitest';
import { shareLimit, type CountedCall } from './share-limit.ts';

const counted = {
  isAllowed: false,
  key: 'a',
  max: 2,
  timeWindow: 60_000,
  isExceeded: false,
  ttlInSeconds: 60,
};

it('refuses a call of which all processes together have counted too many', async () => {
  const counts = { count: async () => ({ calls: 3, remainingMs: 1_500 }) };
  const limit = shareLimit('a limit', async () => counted as CountedCall, counts);
  expect(await limit(undefined)).toEqual({ ...counted, isExceeded: true, ttlInSeconds: 2 });
});

it('keeps the limit of this process when the count of all is unknown', async () => {
  const results: CountedCall[] = [counted as CountedCall, { ...counted, isAllowed: false, isExceeded: true }];
  const limit = shareLimit('a limit', async () => results.shift() as CountedCall, {
    count: async () => undefined,
  });
  expect(await limit(undefined)).toMatchObject({ isExceeded: false });
  expect(await limit(undefined)).toMatchObject({ isExceeded: true });
});

it('requests no count of a call that is allowed anyway, or refused by this process', async () => {
  const requested: string[] = [];
  const counts = {
    count: async (limit: string) => {
      requested.push(limit);
      return undefined;
    },
  };
  await shareLimit('a', async () => ({ isAllowed: true, key: 'a' }) as const, counts)(undefined);
  await shareLimit(
    'b',
    async () => ({ ...counted, isAllowed: false, isExceeded: true }) as CountedCall,
    counts,
  )(undefined);
  expect(requested).toEqual([]);
});
