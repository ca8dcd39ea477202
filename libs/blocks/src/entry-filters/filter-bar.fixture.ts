import { act } from 'react';
import { userEvent } from 'vitest/browser';

/** What a visitor finds in and below a filter bar. */
export function filterBar(place: HTMLElement) {
  const tabs = () => [...place.querySelectorAll<HTMLElement>('[role=tab]')];
  const tab = (name: string) => {
    const found = tabs().find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no filter called ${name}`);
    return found;
  };
  const panel = () => place.querySelector<HTMLElement>('[role=tabpanel]') ?? place;
  return {
    tab,
    panel,
    names: () => tabs().map(({ textContent }) => textContent),
    active: () =>
      tabs()
        .filter((one) => one.ariaSelected === 'true')
        .map(({ textContent }) => textContent),
    stops: () =>
      tabs()
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent),
    announced: () => place.querySelector('[role=status]')?.textContent,
    waiting: () => panel().querySelector('ul[data-waiting]'),
    retryButton: () => panel().querySelector('button'),
    choose: (name: string) => act(async () => tab(name).click()),
    press: (keys: string) => act(async () => userEvent.keyboard(keys)),
  };
}
