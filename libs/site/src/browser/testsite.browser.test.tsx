import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestsite } from './testsite.ts';

const { dataset } = document.documentElement;
let url: string;

beforeEach(() => {
  url = location.href;
});
afterEach(() => {
  history.replaceState(null, '', url);
  sessionStorage.clear();
  delete dataset['testsite'];
});

/** Opens a page, as its start script does. @returns whether it shows the badge */
function open(search: string): boolean {
  delete dataset['testsite'];
  history.replaceState(null, '', `${location.pathname}${search}`);
  startTestsite();
  return dataset['testsite'] !== undefined;
}

it('keeps testsite=1 for the visit: every later page of this tab shows the badge [2.2.1]', () => {
  expect([open(''), open('?a=1&testsite=1'), open('?cat=oceans'), open('')]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('shows no badge for another value, and none in a new visit [2.2.1]', () => {
  expect([open('?testsite=10'), open('?testsite=0'), open('?no-testsite=1'), open('')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
