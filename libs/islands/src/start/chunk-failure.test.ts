import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceForChunkFailure } from './chunk-failure.ts';

const reload = vi.fn();
const today = Date.UTC(2026, 10, 23);
/** State of the page: a busy link, its fields, and its events. */
const page = { busyLink: null as object | null, fields: [] as object[], events: new EventTarget() };

/** Fails at a time of today, ms since midnight. */
function failAt(time: number): boolean {
  vi.setSystemTime(today + time);
  return reloadOnceForChunkFailure();
}

/** Waits until the page is reloaded or left. */
const wait = () => vi.advanceTimersByTime(1_500);

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { busyLink: null, fields: [], events: new EventTarget() });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'a[aria-busy]' ? page.busyLink : null),
    querySelectorAll: () => page.fields,
  });
  vi.stubGlobal('addEventListener', page.events.addEventListener.bind(page.events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

describe('reloadOnceForChunkFailure', () => {
  it('reloads the page after the first failure, if the page is not left first [8.3.1]', () => {
    expect(failAt(1_000)).toBe(true);
    vi.advanceTimersByTime(1_499);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload after a link was pressed, however long the next page takes [8.3.2]', () => {
    page.busyLink = {};
    failAt(1_000);
    vi.advanceTimersByTime(100_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload a page that was left in the meantime, or when the back button shows it again [8.3.2]', () => {
    failAt(1_000);
    page.events.dispatchEvent(new Event('pagehide'));
    wait();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['a press', 'click'],
    ['typing', 'input'],
  ])(
    'does not reload if %s follows, which loads the code again, until that has failed too [8.3.1]',
    (_what, type) => {
      failAt(1_000);
      page.events.dispatchEvent(new Event(type));
      wait();
      expect(reload).not.toHaveBeenCalled();
      expect(failAt(3_000)).toBe(true);
      wait();
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('does not reload a page in which something was typed, which the reload would lose [8.3.1] [8.3.3]', () => {
    page.fields = [{ type: 'text', value: 'Anna', defaultValue: '' }];
    expect(failAt(1_000)).toBe(false);
    wait();
    expect(reload).not.toHaveBeenCalled();
    page.fields = [{ type: 'text', value: '', defaultValue: '' }];
    expect(failAt(3_000)).toBe(true);
  });

  it('reloads again only when the last reload is older than 60 seconds [8.3.1]', () => {
    expect(failAt(0)).toBe(true);
    wait(); // The reload itself is at 1,500.
    expect([2_000, 61_500].map(failAt)).toEqual([false, false]);
    expect(failAt(61_501)).toBe(true);
    wait(); // at 63,001
    expect([63_002, 123_001].map(failAt)).toEqual([false, false]);
    expect(failAt(123_002)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads if the stored time is invalid, and not if the clock was set back', () => {
    const store = (time: string) => vi.stubGlobal('sessionStorage', { 'guildhall-reload': time });
    store('nonsense');
    expect(failAt(5)).toBe(true);
    store(String(today + 900_000));
    expect(failAt(5)).toBe(false);
  });

  it('does not reload without storage, since nothing would stop the next reload', () => {
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: denied });
    expect(failAt(1_000)).toBe(false);
    wait();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload if storage is not writable', () => {
    vi.stubGlobal('sessionStorage', new Proxy({}, { set: denied }));
    expect(failAt(1_000)).toBe(false);
    wait();
    expect(reload).not.toHaveBeenCalled();
  });
});
