import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, settle, createSupplier } from './supplier.fixture.ts';
import { UpstreamError } from './upstream-error.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

/** Random numbers that are the same in every run (mulberry32). */
function dice(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A thousand reads, twenty a second, from a supplier that responds to the given share of them with a 500. */
async function readFromFlapping(share: number, seed: number) {
  const chance = dice(seed);
  const { upstream, fetch, events } = createSupplier(
    [async () => json({ ok: true }, { status: chance() < share ? 500 : 200 })],
    { random: dice(seed + 1) },
  );
  const calls: Promise<unknown>[] = [];
  for (let read = 0; read < 1_000; read++) {
    calls.push(settle(upstream.readJson('/')));
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(3_000);
  const failed = (await Promise.all(calls)).filter((outcome) => outcome instanceof UpstreamError).length;
  const retries = events.filter(({ type }) => type === 'retry').length;
  const opened = events.filter((event) => event.type === 'breaker' && event.state === 'open').length;
  const sent = fetch.mock.calls.length;
  return { failed: failed / 1_000, extraLoad: retries / (sent - retries), opened, sent };
}

describe('a flapping supplier', () => {
  it('that fails one in thirty requests is not noticed by visitors: every failure has a retry', async () => {
    const { failed, extraLoad, opened } = await readFromFlapping(1 / 30, 1);
    expect(failed).toBeLessThanOrEqual(0.001);
    expect(extraLoad).toBeLessThanOrEqual(0.1);
    expect(opened).toBe(0);
  });

  it('that fails three in ten requests gets a tenth more requests and no more, from any number of callers', async () => {
    const { failed, extraLoad, opened } = await readFromFlapping(0.3, 1);
    expect(extraLoad).toBeLessThanOrEqual(0.1);
    // Retries for a tenth cannot make up for three tenths of failures: the page cache covers the rest.
    expect(failed).toBeGreaterThan(0.15);
    expect(failed).toBeLessThanOrEqual(0.26);
    expect(opened).toBe(0);
  });

  it('that fails seven in ten requests is left alone repeatedly', async () => {
    const { opened, sent } = await readFromFlapping(0.7, 1);
    expect(opened).toBeGreaterThan(3);
    expect(sent).toBeLessThan(200);
  });
});
