import { isQuantityAllowed } from '@guildhall/shop-client';
import { expect, it } from 'vitest';
import { createDraft } from '../lines/cart-lines.fixture.ts';
import { parseSeenLines } from '../lines/seen-lines.ts';
import { parseUnfinished, serialiseUnfinished } from './unfinished.ts';

const goal = { kind: 'add' as const, draft: createDraft('A'), quantity: 1 };
const unconfirmed = [{ variantId: 'variant A', quantity: 1 }];
const written = serialiseUnfinished({ goal, unconfirmed }, 1_000);

it('stores what is unfinished for the next page, with the quantities of lost changes', () => {
  expect(parseUnfinished(written, 60_999)).toEqual({ goal, unconfirmed });
});

it('enforces no quantity after a minute, but still completes the change', () => {
  expect(parseUnfinished(written, 61_000)).toEqual({ goal, unconfirmed: [] });
});

it('completes a change and knows the lines that a page of 0.0.0 has stored', () => {
  const change =
    '{"goal":{"kind":"add","draft":{"variantId":"variant A","productHandle":"product-A","title":"Product A","variantTitle":"Default Title","price":{"amountMinor":24900,"currency":"DKK"},"vendor":"The press","isEvent":false,"collectionTitle":"Books"},"quantity":1},"unconfirmed":[{"variantId":"variant A","quantity":1}],"savedAt":1000}';
  const read = parseUnfinished(change, 2_000);
  expect(read).toEqual({ goal, unconfirmed });
  // It has no rule for quantities: any is allowed.
  if (read?.goal?.kind === 'add')
    expect(isQuantityAllowed(read.goal.quantity ?? 0, read.goal.draft.quantityRule)).toBe(true);
  const seen = '[{"variantId":"variant A","title":"Product A","priceMinor":24900,"quantity":2}]';
  expect(parseSeenLines(seen)).toEqual([
    { variantId: 'variant A', title: 'Product A', priceMinor: 24900, quantity: 2 },
  ]);
});
