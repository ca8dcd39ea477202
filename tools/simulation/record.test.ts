import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRecord } from './record.ts';

const seen = fc.record({
  kind: fc.constantFrom('page', 'cart', 'login'),
  status: fc.constantFrom(200, 204, 302, 304, 400, 404, 429, 500, 503, undefined),
  ms: fc.integer({ min: 0, max: 1_000 }),
  bytes: fc.integer({ min: 0, max: 100_000 }),
});

it('outcomes add up to the requests of their kind, and kinds to all, whatever was seen', () => {
  fc.assert(
    fc.property(fc.array(seen), (all) => {
      const record = createRecord();
      for (const { kind, ...one } of all) record.add(kind, one);
      const kinds = [...record.summarise().values()];
      const whole = record.summariseAll();
      expect(whole.requests).toBe(all.length);
      for (const { requests, outcomes } of [...kinds, whole])
        expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(requests);
      expect(kinds.reduce((sum, { requests }) => sum + requests, 0)).toBe(whole.requests);
      expect(kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(whole.bytes);
    }),
  );
});

it('half of the requests took no longer than the p50, and at most one in a hundred longer than the p99', () => {
  const record = createRecord();
  for (let ms = 1; ms <= 1_000; ms += 1) record.add('page', { status: 200, ms, bytes: 0 });
  expect(record.summarise().get('page')).toMatchObject({ p50: 501, p99: 991 });
});

it('a missing page is served, a limit refuses, a 503 is unavailable, and no response is a failure', () => {
  const record = createRecord();
  for (const status of [404, 429, 503, 500, undefined, 304]) record.add('page', { status, ms: 1, bytes: 0 });
  expect(record.summariseAll().outcomes).toEqual({
    ...{ served: 1, refused: 1, unavailable: 1, failed: 2, 'not modified': 1 },
  });
});
