// cspell:ignore gclid
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepCampaign } from './keep-campaign.ts';

const before = location.href;
let listening: AbortController;

beforeEach(() => {
  listening = new AbortController();
  keepCampaign(listening.signal);
});
afterEach(() => {
  listening.abort();
  history.replaceState(null, '', before);
  document.body.replaceChildren();
});

/** Presses a link on a page with this query. @returns the query that it leads to */
function press(query: string, href: string): string {
  history.replaceState(null, '', `${location.pathname}${query}`);
  document.body.innerHTML = `<a href="${href}"><b>Newest</b></a>`;
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  return link.search;
}

it('keeps the parameters of a campaign on the way to another view of the page [2.1.19]', () => {
  const campaign = '?sort=title&page=2&utm_source=letter&utm_campaign=a+b&gclid=1';
  expect(press(campaign, '?sort=newest')).toBe('?sort=newest&utm_source=letter&utm_campaign=a+b&gclid=1');
  expect(press(campaign, location.pathname)).toBe('?utm_source=letter&utm_campaign=a+b&gclid=1');
  expect(press('?utm_source=letter', '?utm_source=other')).toBe('?utm_source=other');
});

it('leaves other parameters and other pages alone', () => {
  expect(press('?sort=title&q=x', '?sort=newest')).toBe('?sort=newest');
  expect(press('?utm_source=letter', '/another?page=2')).toBe('?page=2');
  expect(press('?utm_source=letter', 'https://elsewhere.example/')).toBe('');
});
