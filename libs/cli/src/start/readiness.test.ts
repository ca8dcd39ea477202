import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a server', () => {
  it('is ready when it prints its URL', async () => {
    const others: string[] = [];
    const readiness = createReadiness('site', { onOtherLine: (line) => others.push(line) });
    readiness.read('warming up');
    readiness.read('site listening on http://127.0.0.1:4200');
    readiness.read('another listening on http://127.0.0.1:1');
    expect(await readiness.listening).toBe('http://127.0.0.1:4200');
    expect(others).toEqual(['warming up', 'another listening on http://127.0.0.1:1']);
  });

  it('must be ready within 30 seconds', async () => {
    const readiness = createReadiness('site', { onOtherLine: () => undefined });
    const failed = expect(readiness.listening).rejects.toThrow('The site did not start within 30 seconds.');
    vi.advanceTimersByTime(30_000);
    await failed;
  });

  it('is not awaited after it has exited', async () => {
    const readiness = createReadiness('site', { onOtherLine: () => undefined });
    readiness.exited(3);
    await expect(readiness.listening).rejects.toThrow('The site exited with code 3 before it was ready.');
  });
});
