import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProgressBar } from './progress-bar.ts';

// The listeners of a page are never removed, and these tests share one page.
let stop: () => void;
/** Keeps the page: runs after all listeners of the document. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const added = [document, globalThis].map((target) => ({
    target,
    calls: vi.spyOn(target, 'addEventListener').mock.calls,
  }));
  startProgressBar();
  addEventListener('click', stay);
  stop = () => {
    for (const { target, calls } of added)
      for (const [type, listener] of calls) target.removeEventListener(type, listener);
  };
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete document.documentElement.dataset['progress'];
  document.body.replaceChildren();
});

function press(html: string): HTMLElement {
  document.body.innerHTML = html;
  const link = document.body.firstElementChild as HTMLElement;
  link.click();
  return link;
}
const isBarShown = () => 'progress' in document.documentElement.dataset;

it('marks a pressed link as busy at once, and shows the progress bar after 200 ms [2.3.6]', () => {
  const link = press('<a href="/news">News</a>');
  expect(link.ariaBusy).toBe('true');
  vi.advanceTimersByTime(199);
  expect(isBarShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isBarShown()).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(link.ariaBusy).toBeNull();
  expect(isBarShown()).toBe(false);
});

it.each([
  ['to a file that is downloaded', '<a href="/report.pdf" download>Report</a>'],
  ['to another site', '<a href="https://elsewhere.example/">Elsewhere</a>'],
  ['to a new tab', '<a href="/news" target="_blank">News</a>'],
  ['to a place on the page', '<a href="#main">Skip</a>'],
])('leaves a link %s alone, because the page stays [2.3.6]', (_what, html) => {
  const link = press(html);
  vi.advanceTimersByTime(1_000);
  expect(link.ariaBusy).toBeNull();
  expect(isBarShown()).toBe(false);
});
