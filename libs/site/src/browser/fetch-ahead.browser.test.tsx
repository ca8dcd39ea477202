import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

const noWorker = Object.assign(document.createElement('meta'), { name: 'guildhall:worker' });

beforeEach(() => {
  document.head.append(noWorker);
  // A page that was touched keeps its listeners.
  vi.spyOn(document, 'addEventListener').mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = `<div data-island="login" data-wake="reason:members"></div>
    <div data-island="member-menu" data-wake="interaction"></div>
    <div data-island="entry-filters" data-wake="interaction reason:url"><a href="/news">News</a></div>
    <div data-island="buy-product" data-wake="interaction"></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  noWorker.remove();
  document.body.replaceChildren();
});

it('runs after the first scroll what the next press needs, but not the login, which few visitors press', async () => {
  const [fetchFiles, run] = [vi.fn(), vi.fn()];
  fetchAhead({ type: 'scroll', target: document } as unknown as Event, fetchFiles, run);
  vi.advanceTimersByTime(0);
  await vi.dynamicImportSettled();
  expect(fetchFiles.mock.calls).toEqual([
    ['entry-filters', 'low'],
    ['buy-product', 'low'],
  ]);
  expect(run.mock.calls).toEqual([['entry-filters'], ['buy-product']]);
});

it('lets the island that was pressed first go ahead of the others', async () => {
  const [fetchFiles, run] = [vi.fn(), vi.fn()];
  fetchAhead(
    { type: 'pointerdown', target: document.querySelector('a') } as unknown as Event,
    fetchFiles,
    run,
  );
  expect(fetchFiles.mock.calls).toEqual([['entry-filters']]);
  vi.advanceTimersByTime(2_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await vi.dynamicImportSettled();
  expect(run).toHaveBeenCalledTimes(2);
});
