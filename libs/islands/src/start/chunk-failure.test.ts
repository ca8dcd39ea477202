import { describe, expect, it, vi } from 'vitest';
import { reloadOnceForChunkFailure } from './chunk-failure.ts';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('reloadOnceForChunkFailure', () => {
  it('reloads the page at the first failure', () => {
    const reload = vi.fn();
    expect(reloadOnceForChunkFailure(memory, () => 1_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again only when the last reload is older than 60 seconds [8.3.1]', () => {
    const storage = memory();
    const reload = vi.fn();
    const failAt = (time: number) =>
      reloadOnceForChunkFailure(
        () => storage,
        () => time,
        reload,
      );
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
    const reload = vi.fn();
    const storing = (time: string) => () => ({ getItem: () => time, setItem: () => undefined });
    expect(reloadOnceForChunkFailure(storing('nonsense'), () => 5, reload)).toBe(true);
    expect(reloadOnceForChunkFailure(storing('900000'), () => 5, reload)).toBe(false);
  });

  it.each([
    [
      'the storage itself',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'writing',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
  ])('does not reload when %s is denied, since nothing would stop the next reload', (_what, storage) => {
    const reload = vi.fn();
    expect(reloadOnceForChunkFailure(storage, () => 1_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
