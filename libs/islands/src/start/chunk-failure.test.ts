import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceForChunkFailure } from './chunk-failure.ts';

const reload = vi.fn();
const today = Date.UTC(2026, 10, 23);

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

/** A failure at a time of today, ms since midnight. */
function failAt(time: number): boolean {
  vi.setSystemTime(today + time);
  return reloadOnceForChunkFailure();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', memory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

describe('reloadOnceForChunkFailure', () => {
  it('reloads the page at the first failure', () => {
    expect(failAt(1_000)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again only when the last reload is older than 60 seconds [8.3.1]', () => {
    expect([1_000, 1_001, 61_000, 61_001, 121_001, 121_002].map(failAt)).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('reloads when the stored time is unreadable, and not when the clock was put back', () => {
    const store = (time: string) =>
      vi.stubGlobal('sessionStorage', { getItem: () => time, setItem: () => undefined });
    store('nonsense');
    expect(failAt(5)).toBe(true);
    store(String(today + 900_000));
    expect(failAt(5)).toBe(false);
  });

  it('does not reload when the storage itself is denied, since nothing would stop the next reload', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: denied });
    expect(failAt(1_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when writing is denied', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
    expect(failAt(1_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
