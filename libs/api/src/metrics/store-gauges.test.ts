import { expect, it } from 'vitest';
import { createStoreGauges } from './store-gauges.ts';

const now = 1_795_000_000_000;

const readAll = async (gauges: ReturnType<typeof createStoreGauges>) =>
  Object.fromEntries(await Promise.all(gauges.map(async ({ name, read }) => [name, await read()] as const)));

it('counts sign-ups and new members by state, and the longest wait of an unfinished one [8.6.14]', async () => {
  const gauges = createStoreGauges(
    {
      countSignUps: async () => [{ site: 'live', state: 'open', count: 3, oldestAt: now }],
      countOpenReports: async () => [{ kind: 'refund refused', count: 1 }],
      countCreations: async () => [
        { state: 'mailed', count: 40, oldestAt: now - 900_000 },
        { state: 'waiting', count: 2, oldestAt: now - 90_000 },
      ],
    },
    () => now,
  );
  expect(await readAll(gauges)).toEqual({
    guildhall_sign_ups: [{ labels: { site: 'live', state: 'open' }, value: 3 }],
    guildhall_open_cases: [{ labels: { kind: 'refund refused' }, value: 1 }],
    guildhall_member_creations: [
      { labels: { state: 'mailed' }, value: 40 },
      { labels: { state: 'waiting' }, value: 2 },
    ],
    guildhall_member_creation_oldest_seconds: [{ labels: {}, value: 90 }],
  });
});

it('waits for nobody while every new member is complete', async () => {
  const countCreations = async () => [{ state: 'mailed', count: 40, oldestAt: now - 900_000 }];
  const all = await readAll(createStoreGauges({ countCreations }, () => now));
  expect(all['guildhall_member_creation_oldest_seconds']).toEqual([{ labels: {}, value: 0 }]);
});
