import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timeoutError = new Error('timeoutError');
const never = new Promise<never>(() => undefined);

describe('a deadline', () => {
  it('ends slow work, and reports the remaining time until then', async () => {
    const deadline = startDeadline(100, () => timeoutError);
    const raced = expect(deadline.race(never)).rejects.toBe(timeoutError);
    vi.advanceTimersByTime(60);
    expect(deadline.remainingMs()).toBe(40);
    vi.advanceTimersByTime(40);
    await raced;
    expect(deadline.signal.reason).toBe(timeoutError);
  });

  it('passes on a result or failure in time', async () => {
    const deadline = startDeadline(100, () => timeoutError);
    expect(await deadline.race(Promise.resolve(1))).toBe(1);
    await expect(deadline.race(Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  });

  it('passes on the caller’s reason for aborting', async () => {
    const caller = new AbortController();
    const deadline = startDeadline(100, () => timeoutError, caller.signal);
    const reason = new Error('visitor left');
    const waited = expect(deadline.wait(50)).rejects.toBe(reason);
    caller.abort(reason);
    await waited;
    expect(startDeadline(100, () => timeoutError, caller.signal).signal.reason).toBe(reason);
  });

  it.each([0, -5, Number.NaN])('of %d milliseconds ends at once', async (ms) => {
    await expect(startDeadline(ms, () => timeoutError).race(never)).rejects.toBe(timeoutError);
  });

  it('leaves no timer and no listener behind', async () => {
    const caller = new AbortController();
    const remove = vi.spyOn(caller.signal, 'removeEventListener');
    const deadline = startDeadline(100, () => timeoutError, caller.signal);
    const waited = deadline.wait(10);
    await vi.advanceTimersByTimeAsync(10);
    await waited;
    deadline.end();
    expect(vi.getTimerCount()).toBe(0);
    expect(remove).toHaveBeenCalledOnce();
  });
});
