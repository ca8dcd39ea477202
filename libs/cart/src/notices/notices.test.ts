import { expect, it } from 'vitest';
import { createLine } from '../lines/cart-lines.fixture.ts';
import { cartTexts } from '../texts/cart-texts.ts';
import { formatChange } from './format-change.ts';
import { formatNotice } from './format-notice.ts';

const formatLines = (before: ReturnType<typeof createLine>[], after: ReturnType<typeof createLine>[]) =>
  formatChange({ before, after }, cartTexts);

it('says what a change was, for screen readers', () => {
  expect(formatLines([], [createLine('A')])).toBe('Product A is in your cart');
  expect(formatLines([createLine('A')], [createLine('A', 2)])).toBe('Product A: 2 in your cart');
  expect(formatLines([createLine('A', 2)], [createLine('A')])).toBe('Product A: 1 in your cart');
  expect(formatLines([createLine('A'), createLine('B')], [createLine('B')])).toBe(
    'Product A is no longer in your cart',
  );
  expect(formatLines([createLine('A')], [createLine('B')])).toBe(
    'Product A is no longer in your cart. Product B is in your cart',
  );
  expect(formatLines([createLine('A')], [createLine('A')])).toBe('');
});

it('names what is no longer sold', () => {
  const title = (...titles: string[]) => formatNotice({ kind: 'no longer sold', titles }, cartTexts).title;
  expect(title('Orbits')).toBe('“Orbits” is no longer sold');
  expect(title('Tide chart, 2140', 'Orbits')).toBe('“Tide chart, 2140” and “Orbits” are no longer sold');
});

it('has a word for what nothing is known of', () => {
  const title = (...titles: string[]) => formatNotice({ kind: 'no longer sold', titles }, cartTexts).title;
  expect(title('')).toBe('Something in your cart is no longer sold');
  expect(title('Orbits', '')).toBe('“Orbits” and something in your cart are no longer sold');
});

it('says how many there are, and what the shop changed', () => {
  const short = formatNotice(
    {
      kind: 'short',
      items: [
        { title: 'Orbits', quantity: 3 },
        { title: 'Strata', quantity: 0 },
      ],
    },
    cartTexts,
  );
  expect(short).toMatchObject({
    status: 'info',
    title: 'Only 3 left of “Orbits”. “Strata” is sold out',
  });
  const changes = [
    { title: 'Orbits', price: { wasMinor: 45000, isMinor: 48000 }, quantity: { was: 3, is: 1 } },
  ];
  expect(formatNotice({ kind: 'changed', changes }, cartTexts)).toEqual({
    status: 'info',
    title: 'The shop changed this:',
    description: '“Orbits” costs DKK 480 now, not DKK 450.\n“Orbits”: 1 instead of 3.',
  });
});

it('says with the site’s own words that an event is booked once', () => {
  const texts = { ...cartTexts, oneEventOnlyText: 'Once only' };
  expect(formatNotice({ kind: 'one event only' }, texts)).toEqual({ status: 'error', title: 'Once only' });
});

it.each([
  ['refused', 'error'],
  ['not saved', 'error'],
  ['unreachable', 'error'],
  ['address refused', 'error'],
  ['discount', 'info'],
  ['unreadable', 'error'],
  ['gone', 'info'],
  ['renewed', 'info'],
] as const)('%s is said as %s, with a link on or the state of the cart', (kind, status) => {
  const words = formatNotice({ kind }, cartTexts);
  expect(words.status).toBe(status);
  expect(words.description).toMatch(/\S.*\.$/);
});
