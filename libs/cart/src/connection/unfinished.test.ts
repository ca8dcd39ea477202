import { expect, it } from 'vitest';
import { draft } from '../lines/cart-lines.fixture.ts';
import { readUnfinished, writeUnfinished } from './unfinished.ts';

const goal = { kind: 'add' as const, draft: draft('A'), quantity: 1 };
const unconfirmed = [{ variantId: 'variant A', quantity: 1 }];
const written = writeUnfinished({ goal, unconfirmed }, 1_000);

it('keeps what is unfinished for the next page, with the quantities of lost changes', () => {
  expect(readUnfinished(written, 60_999)).toEqual({ goal, unconfirmed });
});

it('enforces no quantity after a minute, and still completes the change', () => {
  expect(readUnfinished(written, 61_000)).toEqual({ goal, unconfirmed: [] });
});
