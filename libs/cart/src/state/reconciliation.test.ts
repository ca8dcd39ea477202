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

describe('a product that is no longer sold [4.5.9]', () => {
  const createUnsold = (...letters: string[]): CartResponse => ({
    outcome: 'unsold',
    lines: letters.map((letter) => ({
      id: `line ${letter}`,
      variantId: `variant ${letter}`,
      variantTitle: letter === 'C' ? 'Default Title' : `Kind ${letter}`,
    })),
  });

  it('is taken out when the cart is opened, and named as it was seen, or as it still calls itself', () => {
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

  it('does not take the visitor’s change with it: what was made is not made again, what was not is', () => {
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

  it('is tried three times, then a new cart is offered', () => {
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

  it('that cannot be found makes the cart unreadable, until it is given up or can be read', () => {
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

describe('changes that the shop itself makes [4.5.10]', () => {
  const createWarned = (lines: CartLine[], ...warnings: [code: string, lineId: string][]): CartResponse => ({
    outcome: 'done',
    cart: createCart(id, lines),
    warnings: warnings.map(([code, lineId]) => ({ code, lineId, message: '' })),
  });
  const getNotices = (commands: { type: string; notice?: unknown }[]) =>
    commands.flatMap(({ type, notice }) => (type === 'notify' ? [notice] : []));

  it('names what is short and how many there are, in whatever line, and takes out what is sold out [4.5.10]', () => {
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

  it('says that there is none, though the shop warns of nothing', () => {
    const { add, respond, takeCommands } = createCartHolding(createLine('B'));
    add();
    respond(createDone(createLine('B'), createLine('A', 0)));
    expect(getNotices(takeCommands())).toEqual([
      { kind: 'short', items: [{ title: 'Product A', quantity: 0 }] },
    ]);
  });

  it('has words for what is not sold to the country and for discounts, and logs the rest [4.5.10]', () => {
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

  it('tells another price and a lower number since the page before, and nothing when all is as it was [4.5.10]', () => {
    const { refresh, respond, takeCommands } = createCartUnderTest(
      createEmptyCart(toSeenLines([createLine('A', 3), createLine('B')])),
    );
    refresh();
    respond(createFound(dearer, createLine('B'), createLine('C')));
    expect(getNotices(takeCommands())).toEqual([
      {
        kind: 'changed',
        changes: [
          { title: 'Product A', price: { wasMinor: 24900, isMinor: 29900 }, quantity: { was: 3, is: 1 } },
        ],
      },
    ]);
    refresh();
    respond(createFound(dearer, createLine('B'), createLine('C')));
    expect(getNotices(takeCommands())).toEqual([]);
  });

  it('tells another price with the answer to a change, and less than was asked for without a warning', () => {
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

  it('is not what another tab did', () => {
    const { refresh, respond, takeCommands } = createCartHolding(createLine('A', 3));
    refresh();
    respond(createFound(createLine('A', 1)));
    expect(getNotices(takeCommands())).toEqual([]);
  });
});

describe('a page that is left before the answer [4.5.12]', () => {
  const left = { kind: 'add' as const, draft: createDraft('A'), quantity: 1 };

  it.each([
    ['made by then', [createLine('A')], []],
    ['not made yet', [], [{ type: 'add lines', lines: [{ variantId: 'variant A', quantity: 1 }] }]],
  ])('is followed by one that sees to an addition: %s [4.5.12]', (_what, lines, next) => {
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

  it('is followed by one that makes the cart, where there was none', () => {
    const { dispatch, takeCommands } = createCartUnderTest(
      createEmptyCart([], { goal: left, unconfirmed: [] }),
    );
    dispatch({ type: 'refresh', checkout: undefined });
    expect(takeCommands()).toMatchObject([{ type: 'open drawer' }, { type: 'create' }]);
  });

  it('does not make two of one, when the shop makes the first after the second [4.5.12]', () => {
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

  it('does not ask again and again what the shop refuses', () => {
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

  it('enforces no quantity that a read has confirmed: what is raised at the shop afterwards stays', () => {
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

  it('is followed by one that has the addition once, and enforces it no longer when it was made by then [4.5.12]', () => {
    const { refresh, respond, state } = createCartUnderTest(
      createEmptyCart([], { goal: left, unconfirmed: [] }),
    );
    refresh();
    respond(createFound(createLine('A')));
    expect(state().unconfirmed).toEqual([]);
  });

  it('enforces a quantity that was asked for twice, though a read shows it: both may still be made', () => {
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

  it('leaves what another tab has added since', () => {
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
