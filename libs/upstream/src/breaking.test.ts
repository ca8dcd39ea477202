import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { neverResponding, settle, createSupplier, type SupplierResponse } from './supplier.fixture.ts';
import type { UpstreamOptions } from './upstream.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

function withoutRetries(responses: SupplierResponse[], options: Partial<UpstreamOptions> = {}) {
  const supplier = createSupplier(responses, { retries: 0, ...options });
  const read = (count = 1) =>
    Promise.all(Array.from({ length: count }, () => settle(supplier.upstream.readJson('/'))));
  return { ...supplier, read };
}

const createResponses = (fine: number, failing: number): SupplierResponse[] => [
  ...Array<SupplierResponse>(fine).fill(200),
  ...Array<SupplierResponse>(failing).fill(500),
];

describe('the breaker', () => {
  it('opens when half of twenty requests have failed, and blocks further ones', async () => {
    const { upstream, fetch, read, events } = withoutRetries(createResponses(10, 10));
    await read(19);
    expect(upstream.state()).toBe('closed');
    await read();
    expect(upstream.state()).toBe('open');
    expect(await read()).toMatchObject([{ code: 'UPSTREAM_OPEN' }]);
    expect(fetch).toHaveBeenCalledTimes(20);
    expect(events).toContainEqual({ type: 'breaker', upstream: 'content', state: 'open' });
  });

  it.each([
    ['fewer than half have failed', createResponses(11, 9), 20],
    ['there were fewer than twenty', createResponses(0, 19), 19],
  ])('stays closed while %s', async (_what, responses, count) => {
    const { upstream, read } = withoutRetries(responses);
    await read(count);
    expect(upstream.state()).toBe('closed');
  });

  it('stays closed for a few broken URLs, however often they fail', async () => {
    const { upstream, fetch } = withoutRetries([500], { breaker: { minimumAddresses: 3 } });
    const fail = (path: string) => settle(upstream.readJson(path));
    for (let time = 0; time < 50; time++) await fail(`/entry?path=${time % 2}`);
    expect([upstream.state(), fetch.mock.calls.length]).toEqual(['closed', 50]);
    await vi.advanceTimersByTimeAsync(9_000);
    await fail('/entry?path=2');
    expect(upstream.state()).toBe('open');
  });

  it('forgets the URLs of failures more than ten seconds ago', async () => {
    const { upstream } = withoutRetries([500], { breaker: { minimumAddresses: 2 } });
    await settle(upstream.readJson('/one'));
    await vi.advanceTimersByTimeAsync(10_000);
    for (let time = 0; time < 50; time++) await settle(upstream.readJson('/another'));
    expect(upstream.state()).toBe('closed');
    await settle(upstream.readJson('/one'));
    expect(upstream.state()).toBe('open');
  });

  it('forgets what happened more than ten seconds ago, even without a call since', async () => {
    const { upstream, read } = withoutRetries([500]);
    await read(19);
    await vi.advanceTimersByTimeAsync(10_000);
    await read(19);
    expect(upstream.state()).toBe('closed');
  });

  it.each<SupplierResponse>([404, 400, 301, async () => new Response('<html>')])(
    'treats %s as the response of a working supplier',
    async (response) => {
      const { upstream, read } = withoutRetries([response]);
      await read(40);
      expect(upstream.state()).toBe('closed');
    },
  );

  it.each([503, 408, 425, 429, new TypeError('fetch failed'), neverResponding])(
    'opens for %s',
    async (response) => {
      const { upstream, read } = withoutRetries([response], { concurrency: 40 });
      const all = read(20);
      await vi.advanceTimersByTimeAsync(3_000);
      await all;
      expect(upstream.state()).toBe('open');
    },
  );

  it('does not count calls that their caller aborted', async () => {
    const { upstream } = withoutRetries([neverResponding], { concurrency: 40 });
    const caller = new AbortController();
    const calls = Array.from({ length: 30 }, () => settle(upstream.readJson('/', { signal: caller.signal })));
    caller.abort();
    await Promise.all(calls);
    expect(upstream.state()).toBe('closed');
  });

  it('sends one request after five seconds, and refuses the others during it', async () => {
    const back = Promise.withResolvers<Response>();
    const { upstream, fetch, read } = withoutRetries([...createResponses(0, 20), () => back.promise, 200]);
    await read(20);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await read()).toMatchObject([{ code: 'UPSTREAM_OPEN' }]);
    await vi.advanceTimersByTimeAsync(1);
    const trying = read();
    expect(upstream.state()).toBe('half-open');
    expect(await read(5)).toMatchObject(Array(5).fill({ code: 'UPSTREAM_OPEN' }));
    expect(fetch).toHaveBeenCalledTimes(21);

    back.resolve(Response.json({ back: true }));
    expect(await trying).toEqual([{ back: true }]);
    expect(upstream.state()).toBe('closed');
    expect(await read()).toEqual([{ ok: true }]);
  });

  it('stays open for five more seconds if that request fails', async () => {
    const { upstream, fetch, read } = withoutRetries([500]);
    await read(20);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await read()).toMatchObject([{ status: 500 }]);
    expect(upstream.state()).toBe('open');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await read()).toMatchObject([{ code: 'UPSTREAM_OPEN' }]);
    expect(fetch).toHaveBeenCalledTimes(21);
  });

  it('closes for a 404, which a working supplier sent, but not for an aborted call', async () => {
    const { upstream, read } = withoutRetries([...createResponses(0, 20), neverResponding, 404]);
    await read(20);
    await vi.advanceTimersByTimeAsync(5_000);
    const caller = new AbortController();
    const call = settle(upstream.readJson('/', { signal: caller.signal }));
    caller.abort();
    await call;
    await vi.advanceTimersByTimeAsync(0);
    expect(upstream.state()).toBe('open');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await read()).toMatchObject([{ status: 404 }]);
    expect(upstream.state()).toBe('closed');
  });

  it('is configurable', async () => {
    const breaker = { minimumCalls: 2, failureShare: 1, windowMs: 1_000, openMs: 100 };
    const { upstream, read } = withoutRetries([500, 500, 200], { breaker });
    await read(2);
    expect(upstream.state()).toBe('open');
    await vi.advanceTimersByTimeAsync(100);
    expect(await read()).toEqual([{ ok: true }]);
  });
});

describe('the request limit', () => {
  it('allows a number of simultaneous and of waiting requests, and refuses the others at once', async () => {
    const { fetch, read, upstream } = withoutRetries([neverResponding], { concurrency: 2, queue: 1 });
    const passed = read(2);
    const waiting = settle(upstream.readJson('/', { deadlineMs: 1_000 }));
    expect(await read()).toMatchObject([{ code: 'UPSTREAM_BUSY' }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toMatchObject({ code: 'UPSTREAM_DEADLINE' });
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await passed;
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('starts waiting requests in order', async () => {
    const first = Promise.withResolvers<Response>();
    const { fetch, read } = withoutRetries([() => first.promise, 200], { concurrency: 1, queue: 5 });
    const all = read(3);
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).toHaveBeenCalledOnce();
    first.resolve(Response.json(1));
    expect(await all).toEqual([1, { ok: true }, { ok: true }]);
  });

  it('does not start waiting requests once the breaker has opened', async () => {
    const { fetch, read } = withoutRetries([500], { concurrency: 20, queue: 100 });
    const outcomes = await read(100);
    // While the first twenty fail, up to twenty waiting requests start before the breaker opens.
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(40);
    expect(outcomes.slice(40)).toMatchObject(Array(60).fill({ code: 'UPSTREAM_OPEN' }));
  });

  it('is separate for each supplier', async () => {
    const slow = withoutRetries([neverResponding], { concurrency: 1, queue: 0 });
    const quick = withoutRetries([200], { concurrency: 1, queue: 0 });
    const waiting = slow.read(1);
    expect(await quick.read()).toEqual([{ ok: true }]);
    await vi.advanceTimersByTimeAsync(3_000);
    await waiting;
  });
});
