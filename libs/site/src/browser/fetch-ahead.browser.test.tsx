import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

// Once for all, because it adds a listener to the page that is never removed.
beforeAll(async () => {
  const add = vi.spyOn(document, 'addEventListener').mockReturnValue(undefined);
  switchWorkerOff();
  await import('./connect-worker.ts');
  add.mockRestore();
});

/** Keeps the page from registering a service worker. */
function switchWorkerOff(): void {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'guildhall:worker' }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = `<div data-island="login" data-wake="reason:members"></div>
    <div data-island="member-menu" data-wake="interaction"></div>
    <div data-island="entry-filters" data-wake="interaction reason:url"><a href="/news">News</a></div>
    <div data-island="buy-product" data-wake="interaction"></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
afterAll(() => document.querySelector('meta[name="guildhall:worker"]')?.remove());

it('runs after the first scroll what the next press needs, but not the login, which few visitors press', () => {
  const run = vi.fn();
  fetchAhead({ type: 'scroll', target: document } as unknown as Event, run);
  vi.advanceTimersByTime(0);
  expect(run.mock.calls).toEqual([['entry-filters'], ['buy-product']]);
});

it('lets the island that was pressed first go ahead of the others', () => {
  const run = vi.fn();
  fetchAhead({ type: 'pointerdown', target: document.querySelector('a') } as unknown as Event, run);
  vi.advanceTimersByTime(2_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});
