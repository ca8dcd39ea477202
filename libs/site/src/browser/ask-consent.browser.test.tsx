import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askConsent } from './ask-consent.ts';

const barHtml = `<section data-consent-bar hidden><form data-consent-form>
  <p role="alert" hidden>failed</p><button name="choice" value="none">Refuse all</button>
</form></section>`;
let page = new AbortController();
const bar = () => document.querySelector<HTMLElement>('[data-consent-bar]');
const refuse = () => bar()?.querySelector('button')?.click();

async function ask({ cookie = '', main = '' } = {}) {
  document.body.innerHTML = `<a href="#main">Skip</a><main id="main">${main}</main>`;
  const choose = vi.fn<(event: SubmitEvent) => void>();
  const overrides = {
    fetchConnection: vi.fn(async () => ({ choose })),
    fetchBar: vi.fn(async () => {
      document.cookie = cookie;
      return new DOMParser().parseFromString(barHtml, 'text/html');
    }),
  };
  const { fetchBar, fetchConnection } = overrides;
  await askConsent(fetchConnection, { fetchBar, signal: page.signal });
  return { ...overrides, choose };
}

beforeEach(() => {
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  // Ends the listeners of this test.
  document.dispatchEvent(new Event('scroll'));
  document.cookie = 'consent=; max-age=0';
  document.body.innerHTML = '';
});

it('asks with the code of the question alone, until the page is touched [2.8.10]', async () => {
  const { fetchConnection } = await ask();
  expect(bar()?.hidden).toBe(false);
  expect(fetchConnection).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('keydown'));
  await expect.poll(() => fetchConnection.mock.calls.length).toBe(1);
});

it('hands a choice over that is made before other code has arrived', async () => {
  const { choose } = await ask();
  refuse();
  await expect.poll(() => choose.mock.calls.length).toBe(1);
  expect(choose.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});

it('says that a choice could not be saved if the code for it cannot be fetched [2.8.9]', async () => {
  const { fetchConnection } = await ask();
  fetchConnection.mockRejectedValueOnce(new TypeError('offline'));
  refuse();
  await expect.poll(() => bar()?.querySelector<HTMLElement>('[role=alert]')?.hidden).toBe(false);
});

it('follows a choice in another tab when the visitor comes back [2.8.7]', async () => {
  const { fetchConnection } = await ask();
  dispatchEvent(new Event('focus'));
  expect(fetchConnection).toHaveBeenCalledOnce();
});

it('does not ask if the choice was made while the question was fetched [2.8.3]', async () => {
  await ask({ cookie: 'consent=none-1' });
  expect(bar()).toBeNull();
});

it('does not ask twice on the page of the question', async () => {
  const { fetchBar } = await ask({ main: '<form data-consent-form></form>' });
  expect(fetchBar).not.toHaveBeenCalled();
});

it('measures the bar, so that it covers no focused element [2.8.8]', async () => {
  await ask();
  const height = () => document.documentElement.style.getPropertyValue('--gh-consent-bar');
  await expect.poll(height).toBe(`${bar()?.offsetHeight}px`);
  bar()?.remove();
  await expect.poll(height).toBe('0px');
});

it('asks again on the same page if the question could not be fetched', async () => {
  const { fetchBar, fetchConnection } = await ask();
  bar()?.remove();
  fetchBar.mockRejectedValueOnce(new TypeError('offline'));
  await askConsent(fetchConnection, { fetchBar, signal: page.signal });
  expect(bar()).toBeNull();
  await askConsent(fetchConnection, { fetchBar, signal: page.signal });
  expect(bar()).not.toBeNull();
});
