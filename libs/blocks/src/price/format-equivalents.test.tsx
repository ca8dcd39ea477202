import { describe, expect, it } from 'vitest';
import { inKroner, pricing } from '../blocks/context.fixture.ts';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { formatEquivalents } from './format-equivalents.ts';
import { parsePriceAmount } from './format-price-text.ts';

it.each([
  ['450', 'a year', 45_000],
  ['1,450', 'DKK a year', 145_000],
  ['1450.50', undefined, 145_050],
  ['DKK 450 a year', undefined, 45_000],
  ['DKK 1,200', 'a year', 120_000],
  ['kr. 450', undefined, 45_000],
])('reads %j before %j as %i øre [9.2.8]', (price, after, amount) => {
  expect(parsePriceAmount(price, after, pricing)).toBe(amount);
});

it.each([
  ['450', '€ a year'],
  ['from € 20', undefined],
  ['from 400 kr.', undefined],
  ['DKK 450–500', undefined],
  ['DKK 450 or DKK 900', undefined],
  ['DKK 1.200', undefined],
  ['1.200', undefined],
  ['Free', undefined],
])('does not guess the amount of %j before %j [9.2.8]', (price, after) => {
  expect(parsePriceAmount(price, after, pricing)).toBeUndefined();
  expect(formatEquivalents(price, after, { pricing })).toBeUndefined();
});

describe('the price of a membership', () => {
  const approx = 'approx. €61 / £51 / $62';
  const context = { pricing };

  it.each([
    block('price', { price: '450', textAfterPrice: 'a year' }),
    block('subscription-box', { title: 'Paper', price: '450', textAfterPrice: 'a year', products: [] }),
    block('membership-promotion', { title: 'Join', price: 'DKK 450 a year' }),
  ])('is also shown in EUR, GBP and USD: $name [9.2.8]', (one) => {
    expect(renderBlock(one, [one], context)).toContain(`<small>${approx}</small>`);
    expect(renderBlock(one, [one], { pricing: inKroner }), 'without rates').not.toContain('approx.');
  });

  it('uses the main data’s label for other currencies, and shows none for a price of 0 [9.2.8]', () => {
    expect(formatEquivalents('450', '', { ...context, texts: { approx: 'ca.' } })).toMatch(/^ca\. €61/);
    expect(formatEquivalents('0', '', context)).toBeUndefined();
  });
});
