import { act } from 'react';
import { userEvent } from 'vitest/browser';

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

export const readParameter = (parameter: string) => new URLSearchParams(location.search).get(parameter);

/** Changes the browser's URL for a test, and restores it afterwards. */
export function createTestUrl() {
  const before = location.href;
  return {
    goTo: (search: string) => history.replaceState(null, '', search),
    /** Goes back in the history and waits for `popstate`. */
    back: () =>
      act(async () => {
        const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.back();
        await popped;
      }),
    restore: () => history.replaceState(null, '', before),
  };
}
