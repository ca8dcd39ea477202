import { describe, expect, it } from 'vitest';
import { runAsCaller, type Caller } from '../caller.ts';
import { createCallBudget } from './call-budget.ts';

const visitor: Caller = { kind: 'visitor', network: '192.0.2.1' };
const other: Caller = { kind: 'visitor', network: '192.0.2.2' };
const member: Caller = { kind: 'member' };
const background: Caller = { kind: 'background' };

/** A budget of a hundred calls per minute, and a supplier that counts its calls. */
function start() {
  let time = 0;
  let requests = 0;
  const ending = new AbortController();
  const spent: string[] = [];
  const budget = createCallBudget({
    perMinute: 100,
    signal: ending.signal,
    onSpent: (kind) => spent.push(kind),
    now: () => time,
    wait: async (ms) => void (time += ms),
  });
  const request = budget.counting(async () => {
    requests += 1;
    return new Response();
  });
  const call = (caller: Caller) =>
    runAsCaller(caller, () => budget.send(() => request('https://billing.test')));
  /** Calls until it is refused, and resolves to the number of calls sent. */
  const callAll = async (caller: Caller, most = 200) => {
    for (let count = 0; count < most; count += 1) {
      const refused = await call(caller).then(
        () => false,
        () => true,
      );
      if (refused) return count;
    }
    return most;
  };
  return {
    ...{ budget, request, call, callAll, spent, end: () => ending.abort() },
    pass: (ms: number) => void (time += ms),
    time: () => time,
    requests: () => requests,
  };
}

describe('the budget of calls per minute to the vendor', () => {
  it('reserves half for members and background work, however many visitors there are [7.7.16]', async () => {
    const { callAll, requests } = start();
    expect(await callAll(visitor)).toBe(35);
    expect(await callAll(other)).toBe(15);
    expect(await callAll(member)).toBe(40);
    expect(await callAll(background, 10)).toBe(10);
    expect(requests()).toBe(100);
  });

  it('is never exceeded in any minute [7.7.16]', async () => {
    const { callAll, pass, requests } = start();
    await callAll(other, 20);
    pass(59_999);
    await callAll(visitor);
    await callAll(member);
    expect(requests()).toBe(20 + 30 + 40);
    pass(1);
    expect(await callAll(other)).toBe(20);
  });

  it('makes background work wait for capacity, and releases it when the api stops [7.7.16]', async () => {
    const { callAll, call, time, end, spent } = start();
    await callAll(background, 40);
    await call(background);
    expect(time()).toBe(60_000);
    expect(spent).toContain('background');
    await callAll(background, 39);
    end();
    await expect(call(background)).rejects.toMatchObject({ code: 'UPSTREAM_BUSY' });
  });

  it('counts repeated requests, and none that was never sent', async () => {
    const { budget, request, callAll } = start();
    const twice = () => budget.send(() => request('https://a.test').then(() => request('https://a.test')));
    await runAsCaller(member, twice);
    const neverSent = () => budget.send(() => Promise.reject(new Error('the breaker is open')));
    await expect(runAsCaller(member, neverSent)).rejects.toThrow();
    expect(await callAll(member)).toBe(38);
  });

  it('is reserved for work in progress: other work does not start, and what is not used is returned', async () => {
    const { budget, call, callAll } = start();
    const begun = Promise.withResolvers<void>();
    const working = runAsCaller(visitor, () =>
      budget.admit(6, () => begun.promise.then(() => call(visitor))),
    );
    expect(await callAll(visitor)).toBe(29);
    const second = runAsCaller(visitor, () => budget.admit(6, async () => 'done'));
    await expect(second).rejects.toMatchObject({ code: 'UPSTREAM_BUSY' });
    begun.resolve();
    await working;
    expect(await callAll(visitor)).toBe(5);
  });
});
