import type { CartLine } from '@guildhall/shop-client';
import { describe, expect, it } from 'vitest';
import { createCart, createDraft, createLine } from '../lines/cart-lines.fixture.ts';
import { toSeenLines } from '../lines/seen-lines.ts';
import { getUnfinished } from '../connection/unfinished.ts';
import {
  createCartUnderTest,
  checkout,
  createDone,
  failed,
  createFound,
  createCartHolding,
  id,
} from './cart-under-test.fixture.ts';
import type { CartResponse } from './cart-events.ts';
import { createEmptyCart } from './cart-state.ts';
import { refused } from './model-shop.fixture.ts';

describe('a product that is no longer sold', () => {
  const createUnsold = (...letters: string[]): CartResponse => ({
    outcome: 'unsold',
    lines: letters.map((letter) => ({
      id: `line ${letter}`,
      variantId: `variant ${letter}`,
      variantTitle: letter === 'C' ? 'Default Title' : `Kind ${letter}`,
    })),
  });

  it('is removed when the cart is opened, and named as it was last seen, or by its own title [4.5.9]', () => {
    const { refresh, respond, takeCommands, shown } = createCartUnderTest(
      createEmptyCart(toSeenLines([createLine('A'), createLine('B')])),
    );
    refresh();
    respond(createUnsold('B', 'C', 'D'));
    expect(takeCommands()).toMatchObject([
      { type: 'read' },
      { type: 'remove lines', lineIds: ['line B', 'line C', 'line D'] },
    ]);
    respond(createDone(createLine('A')));
    expect(takeCommands()).toMatchObject([
      { type: 'notify', notice: { kind: 'no longer sold', titles: ['Product B', '', 'Kind D'] } },
    ]);
    expect(shown()).toEqual(['1 Product A']);
  });

  it('does not affect the visitor’s change: it is made, and made only once', () => {
    for (const [quantity, next] of [
      [3, []],
      [2, [{ type: 'update lines', lines: [{ id: 'line A', quantity: 3 }] }]],
    ] as const) {
      const { change, respond, takeCommands, shown } = createCartHolding(createLine('A', 2), createLine('B'));
      change('line A', 1);
      respond(failed);
      respond(createUnsold('B'));
      takeCommands();
      expect(shown()).toEqual(['3 Product A']);
      respond(createDone(createLine('A', quantity)));
      expect(takeCommands()).toMatchObject([{ type: 'notify', notice: { kind: 'no longer sold' } }, ...next]);
    }
  });

  it('is removed in up to three attempts, then a new cart is offered [4.5.9]', () => {
    const { refresh, respond, takeCommands, takeNotices, state } = createCartUnderTest();
    refresh();
    for (let times = 0; times < 3; times++) {
      respond(createUnsold('B'));
      expect(takeCommands().at(-1)).toMatchObject({ type: 'remove lines' });
      respond(failed);
    }
    takeCommands();
    respond(createUnsold('B'));
    expect([takeNotices(), state().status, state().checkout]).toEqual([
      ['unreadable'],
      'unreadable',
      checkout,
    ]);
  });

  it('makes the cart unreadable if it cannot be found, until the cart is abandoned or can be read', () => {
    const { refresh, respond, takeNotices, dispatch, state } = createCartUnderTest();
    refresh();
    respond({ outcome: 'unreadable', reason: 'no product' });
    expect([takeNotices(), state().status]).toEqual([['unreadable'], 'unreadable']);
    refresh();
    respond(createFound(createLine('A')));
    expect(state().status).toBe('ready');
    dispatch({ type: 'closed' });
    expect([state().checkout, state().lines]).toEqual([undefined, []]);
  });
});

describe('changes by the shop itself', () => {
  const createWarned = (lines: CartLine[], ...warnings: [code: string, lineId: string][]): CartResponse => ({
    outcome: 'done',
    cart: createCart(id, lines),
    warnings: warnings.map(([code, lineId]) => ({ code, lineId, message: '' })),
  });
  const getNotices = (commands: { type: string; notice?: unknown }[]) =>
    commands.flatMap(({ type, notice }) => (type === 'notify' ? [notice] : []));

  it('are named if stock is short, with the available quantity, in any line, and sold-out lines are removed [4.5.10]', () => {
    const { change, respond, takeCommands } = createCartHolding(createLine('A', 2), createLine('B', 2));
    change('line A', 1);
    takeCommands();
    respond(
      createWarned(
        [createLine('A', 2), createLine('B', 0)],
        ['MERCHANDISE_NOT_ENOUGH_STOCK', 'line A'],
        ['MERCHANDISE_OUT_OF_STOCK', 'line B'],
      ),
    );
    const commands = takeCommands();
    expect(getNotices(commands)).toEqual([
      {
        kind: 'short',
        items: [
          { title: 'Product A', quantity: 2 },
          { title: 'Product B', quantity: 0 },
        ],
      },
    ]);
    expect(commands.at(-1)).toMatchObject({ type: 'remove lines', lineIds: ['line B'] });
    respond(createDone(createLine('A', 2)));
    expect(takeCommands()).toEqual([]);
  });

  it('are reported as sold out even without a warning of the shop [4.5.10]', () => {
    const { add, respond, takeCommands } = createCartHolding(createLine('B'));
    add();
    respond(createDone(createLine('B'), createLine('A', 0)));
    expect(getNotices(takeCommands())).toEqual([
      { kind: 'short', items: [{ title: 'Product A', quantity: 0 }] },
    ]);
  });

  it('have texts for products not sold to the country and for discounts; the rest is logged [4.5.10]', () => {
    const { change, respond, takeCommands } = createCartHolding(createLine('A', 2));
    change('line A', 1);
    takeCommands();
    respond(
      createWarned(
        [createLine('A', 3)],
        ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', 'line A'],
        ['DISCOUNT_CURRENTLY_INACTIVE', 'discount'],
        ['PAYMENTS_GIFT_CARDS_UNAVAILABLE', 'cart'],
      ),
    );
    const commands = takeCommands();
    expect(getNotices(commands)).toEqual([
      { kind: 'not sold here', titles: ['Product A'] },
      { kind: 'discount' },
    ]);
    expect(commands.at(-1)).toMatchObject({
      type: 'log',
      warnings: [{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE' }],
    });
  });

  const dearer = createLine('A', 1, { price: { amountMinor: 29900, currency: 'DKK' } });

  it('are reported since the last page: another price and a lower quantity, and nothing if all is unchanged [4.5.10]', () => {
    const { refresh, respond, takeCommands } = createCartUnderTest(
      createEmptyCart(toSeenLines([createLine('A', 3), createLine('B')])),
    );
    refresh();
    respond(createFound(dearer, createLine('B'), createLine('C')));
    expect(getNotices(takeCommands())).toEqual([
      {
        kind: 'changed',
        changes: [
          {
            title: 'Product A',
            price: { wasMinor: 24900, isMinor: 29900, currency: 'DKK' },
            quantity: { was: 3, is: 1 },
          },
        ],
      },
    ]);
    refresh();
    respond(createFound(dearer, createLine('B'), createLine('C')));
    expect(getNotices(takeCommands())).toEqual([]);
  });

  it('are reported with the response to a change: another price, and less than was requested without a warning [4.5.10]', () => {
    const { change, respond, takeCommands } = createCartHolding(createLine('A', 2));
    change('line A', 1);
    respond(createDone(createLine('A', 2)));
    expect(getNotices(takeCommands())).toEqual([
      { kind: 'changed', changes: [{ title: 'Product A', quantity: { was: 3, is: 2 } }] },
    ]);
    change('line A', -1);
    respond(createDone(dearer));
    expect(getNotices(takeCommands())).toMatchObject([
      { kind: 'changed', changes: [{ price: { isMinor: 29900 } }] },
    ]);
  });

  it('do not include those of another tab', () => {
    const { refresh, respond, takeCommands } = createCartHolding(createLine('A', 3));
    refresh();
    respond(createFound(createLine('A', 1)));
    expect(getNotices(takeCommands())).toEqual([]);
  });
});

describe('a page that is left before the response', () => {
  const left = { kind: 'add' as const, draft: createDraft('A'), quantity: 1 };

  it.each([
    ['made by then', [createLine('A')], []],
    ['not made yet', [], [{ type: 'add lines', lines: [{ variantId: 'variant A', quantity: 1 }] }]],
  ])('is followed by one that completes an addition: %s [4.5.12]', (_what, lines, next) => {
    const { refresh, respond, takeCommands, shown } = createCartUnderTest(
      createEmptyCart([], { goal: left, unconfirmed: [] }),
    );
    expect(shown()).toEqual(['1 Product A']);
    refresh();
    takeCommands();
    respond(createFound(...lines));
    expect(takeCommands()).toMatchObject(next);
    expect(shown()).toEqual(['1 Product A']);
  });

  it('is followed by one that creates the cart if there was none', () => {
    const { dispatch, takeCommands } = createCartUnderTest(
      createEmptyCart([], { goal: left, unconfirmed: [] }),
    );
    dispatch({ type: 'refresh', checkout: undefined });
    expect(takeCommands()).toMatchObject([{ type: 'create' }]);
  });

  it('does not add an item twice when the shop makes the first change after the second [4.5.12]', () => {
    const { refresh, respond, takeCommands, shown } = createCartUnderTest(
      createEmptyCart([], { goal: left, unconfirmed: [] }),
    );
    refresh();
    respond(createFound());
    takeCommands();
    respond(createDone(createLine('A', 2)));
    expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 1 }] }]);
    expect(shown()).toEqual(['1 Product A']);
  });

  it('does not repeat a change that the shop refuses', () => {
    const { refresh, respond, takeCommands } = createCartUnderTest(
      createEmptyCart([], { goal: left, unconfirmed: [] }),
    );
    refresh();
    respond(createFound());
    respond(createDone(createLine('A', 2)));
    respond(refused);
    takeCommands();
    respond(createFound(createLine('A', 2)));
    expect(takeCommands()).toEqual([]);
  });

  it('enforces no quantity that a read has confirmed: later changes at the shop stay', () => {
    const { add, respond, takeCommands, state } = createCartHolding(createLine('B'));
    add();
    respond(failed);
    respond(createFound(createLine('A'), createLine('B')));
    expect(state().unconfirmed).toEqual([]);
    const next = createCartUnderTest(createEmptyCart(state().seen, getUnfinished(state())));
    next.refresh();
    takeCommands();
    next.respond(createFound(createLine('A', 3), createLine('B')));
    expect(next.takeCommands()).toMatchObject([{ type: 'read' }]);
    expect(next.shown()).toEqual(['3 Product A', '1 Product B']);
  });

  it('is followed by one that has the addition once, and no longer enforces it if it was made by then [4.5.12]', () => {
    const { refresh, respond, state } = createCartUnderTest(
      createEmptyCart([], { goal: left, unconfirmed: [] }),
    );
    refresh();
    respond(createFound(createLine('A')));
    expect(state().unconfirmed).toEqual([]);
  });

  it('enforces a quantity that was requested twice even if a read shows it: both may still be made', () => {
    const { add, respond, takeCommands, refresh, shown } = createCartHolding(createLine('B'));
    add();
    respond(failed);
    respond(createFound(createLine('B')));
    add();
    respond(createDone(createLine('A'), createLine('B')));
    refresh();
    respond(createFound(createLine('A'), createLine('B')));
    refresh();
    takeCommands();
    respond(createFound(createLine('A', 2), createLine('B')));
    expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 1 }] }]);
    expect(shown()).toEqual(['1 Product A', '1 Product B']);
  });

  it('keeps what another tab has added since', () => {
    const { dispatch, respond, takeCommands } = createCartUnderTest(
      createEmptyCart([], { goal: left, unconfirmed: [] }),
    );
    dispatch({ type: 'refresh', checkout });
    respond(createFound(createLine('A')));
    dispatch({ type: 'refresh', checkout, seen: toSeenLines([createLine('A', 2)]) });
    takeCommands();
    respond(createFound(createLine('A', 2)));
    expect(takeCommands()).toEqual([]);
  });
});
