import { describe, expect, it } from 'vitest';
import { operations } from '../operations/operations.ts';
import { addMarket } from './market.ts';

const getDocument = (name: string) => operations.find((operation) => operation.name === name)?.document ?? '';
const market = { country: 'SE', language: 'DA' };

describe("the shop's market", () => {
  it.each(operations.filter(({ name }) => !name.startsWith('Cart')).map(({ name }) => name))(
    'is sent with the document %s of the catalogue: country and language',
    (name) => {
      expect(getDocument(name)).toContain('@inContext(country: $country, language: $language)');
      expect(addMarket(getDocument(name), { handle: 'a' }, market)).toEqual({ handle: 'a', ...market });
    },
  );

  it('is the buyer’s country when a cart is created: the vendor ignores the country of a cart’s context', () => {
    expect(getDocument('CartCreate')).toContain('buyerIdentity: {countryCode: $country}');
    expect(addMarket(getDocument('CartCreate'), {}, market)).toEqual(market);
  });

  it.each(['Cart', 'CartLinesAdd', 'CartLinesUpdate', 'CartLinesRemove'])(
    'is only a language in %s, because the cart has its country',
    (name) => {
      expect(getDocument(name)).toContain('@inContext(language: $language)');
      expect(addMarket(getDocument(name), { id: 'x' }, market)).toEqual({ id: 'x', language: 'DA' });
    },
  );

  it('is the shop’s default unless configured', () => {
    expect(addMarket(getDocument('Product'), { handle: 'a' }, {})).toEqual({ handle: 'a' });
  });
});
