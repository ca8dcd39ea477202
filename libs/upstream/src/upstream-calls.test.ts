import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, it, onTestFinished } from 'vitest';
import { createSupplier, neverResponding, settle } from './supplier.fixture.ts';
import { upstreamCallChannel, type UpstreamCall } from './upstream-calls.ts';

it('each call is published when it has ended: how, how long it took, and the breaker’s state', async () => {
  const calls: UpstreamCall[] = [];
  const listener = (call: unknown) => void calls.push(call as UpstreamCall);
  subscribe(upstreamCallChannel, listener);
  onTestFinished(() => void unsubscribe(upstreamCallChannel, listener));
  const { upstream } = createSupplier([200, 404, neverResponding], { retries: 0 });
  await upstream.readJson('/a');
  await settle(upstream.readJson('/a?name=hunter2'));
  const left = new AbortController();
  const call = settle(upstream.readJson('/a', { signal: left.signal }));
  left.abort();
  await call;
  const durationMs = expect.any(Number) as number;
  expect(calls).toEqual(
    (['ok', 'UPSTREAM_STATUS', 'aborted'] as const).map((outcome) => ({
      ...{ upstream: 'content', outcome, durationMs, breaker: 'closed' },
    })),
  );
});
