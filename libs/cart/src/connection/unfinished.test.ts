import { expect, it } from 'vitest';
import { createDraft } from '../lines/cart-lines.fixture.ts';
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
