import type { CartLine } from '@guildhall/shop-client';
import { describe, expect, it } from 'vitest';
import { cartOf, draft, line } from '../lines/cart-lines.fixture.ts';
import { seenOf } from '../lines/seen-lines.ts';
import { unfinishedOf } from '../connection/unfinished.ts';
import { cart, checkout, done, failed, found, holding, id } from './cart-under-test.fixture.ts';
import type { CartAnswer } from './cart-events.ts';
import { emptyCart } from './cart-state.ts';
import { refused } from './model-shop.fixture.ts';

describe('a product that is no longer sold [4.5.9]', () => {
  const unsold = (...letters: string[]): CartAnswer => ({
    outcome: 'unsold',
    lines: letters.map((letter) => ({
      id: `line ${letter}`,
      variantId: `variant ${letter}`,
      variantTitle: letter === 'C' ? 'Default Title' : `Kind ${letter}`,
    })),
  });

  it('is taken out when the cart is opened, and named as it was seen, or as it still calls itself', () => {
    const { look, answer, asked, shown } = cart(emptyCart(seenOf([line('A'), line('B')])));
    look();
    answer(unsold('B', 'C', 'D'));
    expect(asked()).toMatchObject([
      { type: 'read' },
      { type: 'remove lines', lineIds: ['line B', 'line C', 'line D'] },
    ]);
    answer(done(line('A')));
    expect(asked()).toMatchObject([
      { type: 'notify', notice: { kind: 'no longer sold', titles: ['Product B', '', 'Kind D'] } },
    ]);
    expect(shown()).toEqual(['1 Product A']);
  });

  it('does not take the visitor’s change with it: what was made is not made again, what was not is', () => {
    for (const [quantity, next] of [
      [3, []],
      [2, [{ type: 'update lines', lines: [{ id: 'line A', quantity: 3 }] }]],
    ] as const) {
      const { change, answer, asked, shown } = holding(line('A', 2), line('B'));
      change('line A', 1);
      answer(failed);
      answer(unsold('B'));
      asked();
      expect(shown()).toEqual(['3 Product A']);
      answer(done(line('A', quantity)));
      expect(asked()).toMatchObject([{ type: 'notify', notice: { kind: 'no longer sold' } }, ...next]);
    }
  });

  it('is tried three times, then a new cart is offered', () => {
    const { look, answer, asked, notified, state } = cart();
    look();
    for (let times = 0; times < 3; times++) {
      answer(unsold('B'));
      expect(asked().at(-1)).toMatchObject({ type: 'remove lines' });
      answer(failed);
    }
    asked();
    answer(unsold('B'));
    expect([notified(), state().status, state().checkout]).toEqual([['unreadable'], 'unreadable', checkout]);
  });

  it('that cannot be found makes the cart unreadable, until it is given up or can be read', () => {
    const { look, answer, notified, happen, state } = cart();
    look();
    answer({ outcome: 'unreadable', reason: 'no product' });
    expect([notified(), state().status]).toEqual([['unreadable'], 'unreadable']);
    look();
    answer(found(line('A')));
    expect(state().status).toBe('ready');
    happen({ type: 'closed' });
    expect([state().checkout, state().lines]).toEqual([undefined, []]);
  });
});

describe('what the shop does of its own accord [4.5.10]', () => {
  const warned = (lines: CartLine[], ...warnings: [code: string, lineId: string][]): CartAnswer => ({
    outcome: 'done',
    cart: cartOf(id, lines),
    warnings: warnings.map(([code, lineId]) => ({ code, lineId, message: '' })),
  });
  const notices = (commands: { type: string; notice?: unknown }[]) =>
    commands.flatMap(({ type, notice }) => (type === 'notify' ? [notice] : []));

  it('names what is short and how many there are, in whatever line, and takes out what is sold out [4.5.10]', () => {
    const { change, answer, asked } = holding(line('A', 2), line('B', 2));
    change('line A', 1);
    asked();
    answer(
      warned(
        [line('A', 2), line('B', 0)],
        ['MERCHANDISE_NOT_ENOUGH_STOCK', 'line A'],
        ['MERCHANDISE_OUT_OF_STOCK', 'line B'],
      ),
    );
    const commands = asked();
    expect(notices(commands)).toEqual([
      {
        kind: 'short',
        items: [
          { title: 'Product A', quantity: 2 },
          { title: 'Product B', quantity: 0 },
        ],
      },
    ]);
    expect(commands.at(-1)).toMatchObject({ type: 'remove lines', lineIds: ['line B'] });
    answer(done(line('A', 2)));
    expect(asked()).toEqual([]);
  });

  it('says that there is none, though the shop warns of nothing', () => {
    const { add, answer, asked } = holding(line('B'));
    add();
    answer(done(line('B'), line('A', 0)));
    expect(notices(asked())).toEqual([{ kind: 'short', items: [{ title: 'Product A', quantity: 0 }] }]);
  });

  it('has words for what is not sold to the country and for discounts, and logs the rest [4.5.10]', () => {
    const { change, answer, asked } = holding(line('A', 2));
    change('line A', 1);
    asked();
    answer(
      warned(
        [line('A', 3)],
        ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', 'line A'],
        ['DISCOUNT_CURRENTLY_INACTIVE', 'discount'],
        ['PAYMENTS_GIFT_CARDS_UNAVAILABLE', 'cart'],
      ),
    );
    const commands = asked();
    expect(notices(commands)).toEqual([
      { kind: 'not sold here', titles: ['Product A'] },
      { kind: 'discount' },
    ]);
    expect(commands.at(-1)).toMatchObject({
      type: 'log',
      warnings: [{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE' }],
    });
  });

  const dearer = line('A', 1, { price: { amountMinor: 29900, currency: 'DKK' } });

  it('tells another price and a lower number since the page before, and nothing when all is as it was [4.5.10]', () => {
    const { look, answer, asked } = cart(emptyCart(seenOf([line('A', 3), line('B')])));
    look();
    answer(found(dearer, line('B'), line('C')));
    expect(notices(asked())).toEqual([
      {
        kind: 'changed',
        changes: [
          { title: 'Product A', price: { wasMinor: 24900, isMinor: 29900 }, quantity: { was: 3, is: 1 } },
        ],
      },
    ]);
    look();
    answer(found(dearer, line('B'), line('C')));
    expect(notices(asked())).toEqual([]);
  });

  it('tells another price with the answer to a change, and less than was asked for without a warning', () => {
    const { change, answer, asked } = holding(line('A', 2));
    change('line A', 1);
    answer(done(line('A', 2)));
    expect(notices(asked())).toEqual([
      { kind: 'changed', changes: [{ title: 'Product A', quantity: { was: 3, is: 2 } }] },
    ]);
    change('line A', -1);
    answer(done(dearer));
    expect(notices(asked())).toMatchObject([{ kind: 'changed', changes: [{ price: { isMinor: 29900 } }] }]);
  });

  it('is not what another tab did', () => {
    const { look, answer, asked } = holding(line('A', 3));
    look();
    answer(found(line('A', 1)));
    expect(notices(asked())).toEqual([]);
  });
});

describe('a page that is left before the answer [4.5.12]', () => {
  const left = { kind: 'add' as const, draft: draft('A'), quantity: 1 };

  it.each([
    ['made by then', [line('A')], []],
    ['not made yet', [], [{ type: 'add lines', lines: [{ variantId: 'variant A', quantity: 1 }] }]],
  ])('is followed by one that sees to an addition: %s [4.5.12]', (_what, lines, next) => {
    const { look, answer, asked, shown } = cart(emptyCart([], { goal: left, unconfirmed: [] }));
    expect(shown()).toEqual(['1 Product A']);
    look();
    asked();
    answer(found(...lines));
    expect(asked()).toMatchObject(next);
    expect(shown()).toEqual(['1 Product A']);
  });

  it('is followed by one that makes the cart, where there was none', () => {
    const { happen, asked } = cart(emptyCart([], { goal: left, unconfirmed: [] }));
    happen({ type: 'refresh', checkout: undefined });
    expect(asked()).toMatchObject([{ type: 'open drawer' }, { type: 'create' }]);
  });

  it('does not make two of one, when the shop makes the first after the second [4.5.12]', () => {
    const { look, answer, asked, shown } = cart(emptyCart([], { goal: left, unconfirmed: [] }));
    look();
    answer(found());
    asked();
    answer(done(line('A', 2)));
    expect(asked()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 1 }] }]);
    expect(shown()).toEqual(['1 Product A']);
  });

  it('does not ask again and again what the shop refuses', () => {
    const { look, answer, asked } = cart(emptyCart([], { goal: left, unconfirmed: [] }));
    look();
    answer(found());
    answer(done(line('A', 2)));
    answer(refused);
    asked();
    answer(found(line('A', 2)));
    expect(asked()).toEqual([]);
  });

  it('enforces no quantity that a read has confirmed: what is raised at the shop afterwards stays', () => {
    const { add, answer, asked, state } = holding(line('B'));
    add();
    answer(failed);
    answer(found(line('A'), line('B')));
    expect(state().unconfirmed).toEqual([]);
    const next = cart(emptyCart(state().seen, unfinishedOf(state())));
    next.look();
    asked();
    next.answer(found(line('A', 3), line('B')));
    expect(next.asked()).toMatchObject([{ type: 'read' }]);
    expect(next.shown()).toEqual(['3 Product A', '1 Product B']);
  });

  it('is followed by one that has the addition once, and enforces it no longer when it was made by then [4.5.12]', () => {
    const { look, answer, state } = cart(emptyCart([], { goal: left, unconfirmed: [] }));
    look();
    answer(found(line('A')));
    expect(state().unconfirmed).toEqual([]);
  });

  it('enforces a quantity that was asked for twice, though a read shows it: both may still be made', () => {
    const { add, answer, asked, look, shown } = holding(line('B'));
    add();
    answer(failed);
    answer(found(line('B')));
    add();
    answer(done(line('A'), line('B')));
    look();
    answer(found(line('A'), line('B')));
    look();
    asked();
    answer(found(line('A', 2), line('B')));
    expect(asked()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 1 }] }]);
    expect(shown()).toEqual(['1 Product A', '1 Product B']);
  });

  it('leaves what another tab has added since', () => {
    const { happen, answer, asked } = cart(emptyCart([], { goal: left, unconfirmed: [] }));
    happen({ type: 'refresh', checkout });
    answer(found(line('A')));
    happen({ type: 'refresh', checkout, seen: seenOf([line('A', 2)]) });
    asked();
    answer(found(line('A', 2)));
    expect(asked()).toEqual([]);
  });
});
