import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasCartCookie, saveCartCount, readCartCount, watchCartCount } from './index.ts';

const stop = { all: new AbortController() };
beforeEach(() => {
  stop.all = new AbortController();
  document.cookie = 'checkoutObj=%7B%7D; Path=/';
  localStorage.clear();
});
afterEach(() => {
  stop.all.abort();
  document.cookie = 'checkoutObj=; Path=/; Max-Age=0';
});

function watchCounts(): number[] {
  const seen: number[] = [];
  watchCartCount((count) => seen.push(count), stop.all);
  return seen;
}

it('shows the stored count, and every change', () => {
  saveCartCount(3);
  const seen = watchCounts();
  saveCartCount(4);
  stop.all.abort();
  saveCartCount(5);
  expect(seen).toEqual([3, 4]);
});

it('is 0 without a cart, whatever count was stored', () => {
  saveCartCount(3);
  document.cookie = 'checkoutObj=; Path=/; Max-Age=0';
  expect([hasCartCookie(), readCartCount()]).toEqual([false, 0]);
});

it('stores the count for other tabs once there is a cart, and shows it here at once', () => {
  document.cookie = 'checkoutObj=; Path=/; Max-Age=0';
  const seen = watchCounts();
  const stored: (string | null)[] = [];
  for (const cookie of ['', 'checkoutObj=%7B%7D; Path=/']) {
    if (cookie) document.cookie = cookie;
    saveCartCount(1);
    stored.push(localStorage.getItem('guildhall-cart-count'));
  }
  // Other tabs receive changes only.
  expect(stored).toEqual(['0', '1']);
  expect(seen).toEqual([0, 1, 1]);
});

it.each(['', 'x', '-1', '1.5', 'Infinity', '{}'])('is 0 if %j was stored', (stored) => {
  localStorage.setItem('guildhall-cart-count', stored);
  expect([hasCartCookie(), readCartCount()]).toEqual([true, 0]);
});

it('is updated when another tab has changed it, and when the page is restored', () => {
  const seen = watchCounts();
  localStorage.setItem('guildhall-cart-count', '7');
  dispatchEvent(new StorageEvent('storage'));
  localStorage.setItem('guildhall-cart-count', '8');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(seen).toEqual([0, 7, 8]);
});

it('still shows a change if storage is blocked', () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const seen = watchCounts();
  saveCartCount(2);
  expect(seen).toEqual([0, 2]);
  denied.mockRestore();
});
