import { expect, it } from 'vitest';
import { redactUserError } from './redact-user-error.ts';

it.each([
  [['lineItems', '0', 'variantId'], 'Product with ID gid://shopify/ProductVariant/42 does not exist.'],
  [['email'], 'ada@firm.example is not valid'],
  [null, 'The note "Ada, Quay 1" is too long'],
  [undefined, 'DE136695976 has been used'],
])('for a fault with %j, the log contains no part of the order', (field, message) => {
  const cleaned = redactUserError({ field, message });
  expect(cleaned).not.toMatch(/gid|ada|Quay|136695976/i);
  expect(cleaned).toMatch(/^(lineItems\.0\.variantId|email|order): .*…/);
});

it('keeps the terms that explain a fault', () => {
  expect(redactUserError({ field: ['lineItems'], message: 'Add at least 1 product' })).toBe(
    'lineItems: Add at least 1 product',
  );
});
