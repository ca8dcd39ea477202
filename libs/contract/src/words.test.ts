// cspell:ignore suche einträge
import { describe, expect, it } from 'vitest';
import { readAmount } from './page/amounts.ts';
import { createWords, toPattern } from './words.ts';

describe('words', () => {
  it('are English, except those that a site replaces', () => {
    const { cart, chrome } = createWords({ chrome: { search: 'Suche' } });
    expect([chrome.search, chrome.menu, cart.checkoutLabel]).toEqual(['Suche', 'Menu', 'Go to checkout']);
  });

  it.each([
    ['{title} is in your cart', {}, 'Cones, 30 × 40 cm is in your cart', true],
    ['{title}: {quantity} in your cart', { quantity: 2 }, 'Cones: 2 in your cart', true],
    ['{title}: {quantity} in your cart', { quantity: 2 }, 'Cones: 3 in your cart', false],
    ['Cart ({count})', { count: 1 }, 'Cart (1)', true],
    ['{count} Einträge', { count: 1 }, '1\u00A0Einträge', true],
  ] as const)('%j with %j and %j: %s', (text, values, shown, isSame) => {
    expect(toPattern(text, values).test(shown)).toBe(isSame);
  });
});

it.each([
  ['DKK 1,119', 111_900],
  ['96\u00A0€ im Jahr', 9_600],
  ['€12.50', 1_250],
  ['1.119,00 kr.', 111_900],
  ['from DKK 563 approx. €75', 56_300],
  ['Sold out', undefined],
])('the amount in %j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
