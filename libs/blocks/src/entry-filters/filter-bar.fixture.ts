import { act } from 'react';
import { userEvent } from 'vitest/browser';

/** What a visitor finds in and below a filter bar. */
export function filterBar(place: HTMLElement) {
  const links = () => [...place.querySelectorAll<HTMLAnchorElement>('nav a')];
  const link = (name: string) => {
    const found = links().find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no filter called ${name}`);
    return found;
  };
  const panel = () => place.querySelector<HTMLElement>('#news-cards') ?? place;
  return {
    link,
    panel,
    names: () => links().map(({ textContent }) => textContent),
    active: () =>
      links()
        .filter((one) => one.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent),
    announced: () => place.querySelector('[role=status]')?.textContent,
    waiting: () => panel().querySelector('ul[data-waiting]'),
    retryButton: () => panel().querySelector('button'),
    choose: (name: string) => act(async () => link(name).click()),
    press: (keys: string) => act(async () => userEvent.keyboard(keys)),
  };
}

/** What the browser's address says of a list; `null` when it says nothing. */
export const readParameter = (parameter: string) => new URLSearchParams(location.search).get(parameter);

/** Brings the browser to an address of this page, and back to the one it had when the test is over. */
export function createTestUrl() {
  const before = location.href;
  return {
    goTo: (search: string) => history.replaceState(null, '', search),
    /** The browser's own step back, until the page has heard of it. */
    back: () =>
      act(async () => {
        const heard = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.back();
        await heard;
      }),
    restore: () => history.replaceState(null, '', before),
  };
}
