import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPaymentReference, parsePaymentReference } from './payment-reference.ts';

it('a payment reference is a short creditor reference of digits [7.7.18]', () => {
  for (let count = 0; count < 200; count += 1) {
    const reference = createPaymentReference();
    expect(reference).toMatch(/^RF\d{12}$/);
    expect(parsePaymentReference(reference)).toBe(reference);
  }
});

it('reads a published example of the standard, with spaces and in lower case', () => {
  expect(parsePaymentReference('RF18 5390 0754 7034')).toBe('RF18539007547034');
  expect(parsePaymentReference(' rf18-5390 07547034')).toBe('RF18539007547034');
});

it('a reference with one wrong digit, or two that were swapped, is refused [7.7.18]', () => {
  const places = fc.integer({ min: 2, max: 13 });
  fc.assert(
    fc.property(places, fc.constantFrom(...'0123456789'), (place, other) => {
      const reference = createPaymentReference();
      const wrong = reference.slice(0, place) + other + reference.slice(place + 1);
      expect(parsePaymentReference(wrong)).toBe(wrong === reference ? reference : undefined);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), (place) => {
      const reference = createPaymentReference();
      const [one = '', other = ''] = reference.slice(place, place + 2);
      const swapped = reference.slice(0, place) + other + one + reference.slice(place + 2);
      expect(parsePaymentReference(swapped)).toBe(swapped === reference ? reference : undefined);
    }),
  );
});
