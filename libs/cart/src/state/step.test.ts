import { describe, expect, it } from 'vitest';
import { cartOf, draft, eventDraft, line } from '../lines/cart-lines.fixture.ts';
import type { CartLine } from '../lines/cart-line.ts';
import { seenOf } from '../lines/seen-lines.ts';
import {
  emptyCart,
  type CartAnswer,
  type CartCommand,
  type CartEvent,
  type CartState,
} from './cart-state.ts';
import { refused } from './model-shop.fixture.ts';
import { step } from './step.ts';
import { withTruth } from './truth.ts';
import { linesOnScreen } from './view.ts';

const id = 'cart 1?key=secret';
const checkout = { id, webUrl: 'https://shop.example/1' };
const done = (...lines: CartLine[]): CartAnswer => ({
  outcome: 'done',
  cart: cartOf(id, lines),
  warnings: [],
});
const found = (...lines: CartLine[]): CartAnswer => ({ outcome: 'found', cart: cartOf(id, lines) });
const failed: CartAnswer = { outcome: 'failed', reason: 'no answer' };
const gone: CartAnswer = { outcome: 'gone' };

/** A cart that was read, and what happens to it; answers go to the call under way. */
function cart(state: CartState = emptyCart()) {
  const commands: CartCommand[] = [];
  const happen = (event: CartEvent) => {
    const next = step(state, event);
    state = next.state;
    commands.push(...next.commands);
  };
  return {
    happen,
    add: (product = draft('A')) => happen({ type: 'add', draft: product }),
    change: (lineId: string, by: 1 | -1) => happen({ type: 'change', lineId, by }),
    remove: (lineId: string) => happen({ type: 'remove', lineId }),
    answer: (answer: CartAnswer) => happen({ type: 'answer', call: state.call?.number ?? 0, answer }),
    look: (now: CartState['checkout'] = checkout) => happen({ type: 'look', checkout: now }),
    /** What it asked for since this was last looked at. */
    asked: () => commands.splice(0).map(({ type, ...rest }) => ({ type, ...rest, call: undefined })),
    told: () =>
      commands.splice(0).flatMap((command) => (command.type === 'tell' ? [command.notice.kind] : [])),
    state: () => state,
    shown: () => linesOnScreen(state).map(({ title, quantity }) => `${quantity} ${title}`),
  };
}

const holding = (...lines: CartLine[]) => cart(withTruth(emptyCart(), cartOf(id, lines)));

describe('adding', () => {
  it('makes a cart with the first product, shows it at once and opens the drawer', () => {
    const { add, asked, shown } = cart();
    add();
    expect(shown()).toEqual(['1 Product A']);
    expect(asked()).toMatchObject([
      { type: 'open drawer' },
      { type: 'create', lines: [{ variantId: 'variant A', quantity: 1 }] },
    ]);
  });

  it('puts further products on top', () => {
    const { add, asked, answer, shown } = holding(line('B'), line('C'));
    add();
    expect(asked()).toMatchObject([{ type: 'put', id, lines: [{ variantId: 'variant A', quantity: 1 }] }]);
    expect(shown()).toEqual(['1 Product A', '1 Product B', '1 Product C']);
    answer(done(line('C'), line('B'), line('A')));
    expect(shown()).toEqual(['1 Product A', '1 Product B', '1 Product C']);
  });

  it('raises a variant that is there by one, by its absolute quantity [4.5.4]', () => {
    const { add, asked, shown } = holding(line('B'), line('A', 2));
    add();
    expect(asked()).toMatchObject([{ type: 'set', lines: [{ id: 'line A', quantity: 3 }] }]);
    expect(shown()).toEqual(['1 Product B', '3 Product A']);
  });

  it('refuses an event that is there [4.5.5]', () => {
    const { add, told, shown } = holding({ ...line('E'), ...eventDraft });
    add(eventDraft);
    expect(told()).toEqual(['one event only']);
    expect(shown()).toHaveLength(1);
  });

  it('refuses another kind of place at an event that is there, and takes one at another event [4.5.5]', () => {
    const { add, told, asked } = holding({ ...line('E'), ...eventDraft });
    add({ ...eventDraft, variantId: 'variant E2' });
    expect(told()).toEqual(['one event only']);
    add(draft('F', { vendor: 'offline-event' }));
    expect(asked()).toMatchObject([{ type: 'put' }]);
  });

  it('waits for the cart to be read, and is not forgotten', () => {
    const { look, add, asked, answer, shown } = cart();
    look();
    add();
    expect(shown()).toEqual(['1 Product A']);
    expect(asked()).toMatchObject([{ type: 'read', id }]);
    answer(found(line('A', 2)));
    expect(asked()).toMatchObject([{ type: 'set', lines: [{ id: 'line A', quantity: 3 }] }]);
  });

  it('goes into a new cart when the old one is gone', () => {
    const { add, asked, answer, told } = holding(line('B'));
    add();
    asked();
    answer(gone);
    expect(asked().map(({ type }) => type)).toEqual(['tell', 'open drawer', 'create']);
    answer(done(line('A')));
    expect(told()).toEqual([]);
  });

  it('uses the cart that another tab has made meanwhile', () => {
    const { add, asked, answer, shown } = cart();
    add();
    asked();
    answer({ outcome: 'taken', checkout });
    expect(asked()).toMatchObject([{ type: 'read', id }]);
    answer(found(line('A')));
    expect(asked()).toMatchObject([{ type: 'set', lines: [{ id: 'line A', quantity: 2 }] }]);
    expect(shown()).toEqual(['2 Product A']);
  });
});

describe('changing', () => {
  it('takes a line out when its one is taken away [4.5.3]', () => {
    const { change, asked, shown } = holding(line('A'), line('B'));
    change('line A', -1);
    expect(asked()).toMatchObject([{ type: 'take', lineIds: ['line A'] }]);
    expect(shown()).toEqual(['1 Product B']);
  });

  it('is ignored while another change is under way', () => {
    const { change, remove, add, asked, shown } = holding(line('A', 2), line('B'));
    change('line A', 1);
    asked();
    change('line A', 1);
    remove('line B');
    add(draft('C'));
    expect(asked()).toEqual([]);
    expect(shown()).toEqual(['3 Product A', '1 Product B']);
  });

  it.each([1, -1] as const)('by %i is blocked for an event [4.5.5]', (by) => {
    const { change, told } = holding({ ...line('E', 2), vendor: 'offline-event' });
    change('line E', by);
    expect(told()).toEqual(['one event only']);
  });

  it('stops at 99', () => {
    const { change, add, asked } = holding(line('A', 99));
    change('line A', 1);
    add();
    expect(asked()).toEqual([]);
  });

  it('goes back to what was there when the shop refuses, which is logged, said, and looked at again', () => {
    const { change, asked, answer, shown } = holding(line('A', 2));
    change('line A', 1);
    asked();
    answer(refused);
    expect(asked().map(({ type }) => type)).toEqual(['log', 'tell', 'read']);
    expect(shown()).toEqual(['2 Product A']);
  });
});

describe('a lost answer', () => {
  const lost = () => {
    const lines = holding(line('A', 2));
    lines.change('line A', 1);
    lines.asked();
    lines.answer(failed);
    return lines;
  };

  it('is resolved by reading the cart before anything else, and nothing is said when the change was made [4.5.8]', () => {
    const { asked, answer, add, told, shown } = lost();
    add(draft('B'));
    expect(asked()).toMatchObject([{ type: 'read', id }]);
    answer(found(line('A', 3)));
    expect([told(), shown()]).toEqual([[], ['3 Product A']]);
  });

  it('is said when the change was not made', () => {
    const { answer, told, shown } = lost();
    answer(found(line('A', 2)));
    expect([told(), shown()]).toEqual([['not saved'], ['2 Product A']]);
  });

  it('does not double the change when the visitor asks for it again', () => {
    const { answer, asked, change, shown } = lost();
    answer(failed);
    asked();
    change('line A', 1);
    expect(asked()).toMatchObject([{ type: 'read' }]);
    answer(found(line('A', 3)));
    expect([asked(), shown()]).toEqual([[], ['3 Product A']]);
  });

  it('that comes after all changes nothing', () => {
    const { answer, happen, state, shown } = lost();
    answer(found(line('A', 2)));
    const before = state();
    happen({ type: 'answer', call: 1, answer: done(line('A', 9)) });
    expect(state()).toBe(before);
    expect(shown()).toEqual(['2 Product A']);
  });

  it('does not bring back a line that went meanwhile', () => {
    const { answer, asked, change, shown } = lost();
    answer(failed);
    change('line A', 1);
    asked();
    answer(found());
    expect([asked(), shown()]).toEqual([[], []]);
  });
});

describe('opening a page', () => {
  it('reads the cart of the cookie and keeps the order it had', () => {
    const { look, answer, shown } = cart(emptyCart(seenOf([line('B'), line('A')])));
    look();
    answer(found(line('A'), line('B'), line('C')));
    expect(shown()).toEqual(['1 Product C', '1 Product B', '1 Product A']);
  });

  it('takes what is no longer sold out of the shop’s cart too, and names it [4.5.6]', () => {
    const { look, answer, asked, shown } = cart();
    look();
    answer(found(line('A'), line('B', 0)));
    expect(shown()).toEqual(['1 Product A']);
    expect(asked()).toMatchObject([{ type: 'read' }, { type: 'take', lineIds: ['line B'] }]);
    answer(done(line('A')));
    expect(asked()).toMatchObject([
      { type: 'tell', notice: { kind: 'no longer sold', titles: ['Product B'] } },
    ]);
  });

  it('tries that once only, and lets the visitor add meanwhile', () => {
    const { look, answer, asked, add, shown } = cart();
    look();
    answer(found(line('B', 1, { availableForSale: false })));
    add();
    answer(refused);
    asked();
    answer(found(line('B', 1, { availableForSale: false })));
    expect(asked()).toMatchObject([{ type: 'put', lines: [{ variantId: 'variant A' }] }]);
    expect(shown()).toEqual(['1 Product A', '1 Product B']);
  });

  it('forgets a cart that is gone, without a word', () => {
    const { look, answer, told, state } = cart();
    look();
    answer(gone);
    expect([told(), state().checkout]).toEqual([[], undefined]);
  });

  it('keeps the cookie when the shop cannot be reached, and says so', () => {
    const { look, answer, told, state } = cart();
    look();
    answer(failed);
    expect([told(), state().checkout, state().standing]).toEqual([['unreachable'], checkout, 'unread']);
  });
});

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
      { type: 'take', lineIds: ['line B', 'line C', 'line D'] },
    ]);
    answer(done(line('A')));
    expect(asked()).toMatchObject([
      { type: 'tell', notice: { kind: 'no longer sold', titles: ['Product B', '', 'Kind D'] } },
    ]);
    expect(shown()).toEqual(['1 Product A']);
  });

  it('does not take the visitor’s change with it: what was made is not made again, what was not is', () => {
    for (const [quantity, next] of [
      [3, []],
      [2, [{ type: 'set', lines: [{ id: 'line A', quantity: 3 }] }]],
    ] as const) {
      const { change, answer, asked, shown } = holding(line('A', 2), line('B'));
      change('line A', 1);
      answer(failed);
      answer(unsold('B'));
      asked();
      expect(shown()).toEqual(['3 Product A']);
      answer(done(line('A', quantity)));
      expect(asked()).toMatchObject([{ type: 'tell', notice: { kind: 'no longer sold' } }, ...next]);
    }
  });

  it('is tried three times, then a new cart is offered', () => {
    const { look, answer, asked, told, state } = cart();
    look();
    for (let times = 0; times < 3; times++) {
      answer(unsold('B'));
      expect(asked().at(-1)).toMatchObject({ type: 'take' });
      answer(failed);
    }
    asked();
    answer(unsold('B'));
    expect([told(), state().standing, state().checkout]).toEqual([['unreadable'], 'unreadable', checkout]);
  });

  it('that cannot be found makes the cart unreadable, until it is given up or can be read', () => {
    const { look, answer, told, happen, state } = cart();
    look();
    answer({ outcome: 'unreadable', reason: 'no product' });
    expect([told(), state().standing]).toEqual([['unreadable'], 'unreadable']);
    look();
    answer(found(line('A')));
    expect(state().standing).toBe('read');
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
    commands.flatMap(({ type, notice }) => (type === 'tell' ? [notice] : []));

  it('names what is short and how many there are, in whatever line, and takes out what is sold out', () => {
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
    expect(commands.at(-1)).toMatchObject({ type: 'take', lineIds: ['line B'] });
    answer(done(line('A', 2)));
    expect(asked()).toEqual([]);
  });

  it('says that there is none, though the shop warns of nothing', () => {
    const { add, answer, asked } = holding(line('B'));
    add();
    answer(done(line('B'), line('A', 0)));
    expect(notices(asked())).toEqual([{ kind: 'short', items: [{ title: 'Product A', quantity: 0 }] }]);
  });

  it('has words for what is not sold to the country and for discounts, and logs the rest', () => {
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

  it('tells another price and a lower number since the page before, and nothing when all is as it was', () => {
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
    ['not made yet', [], [{ type: 'put', lines: [{ variantId: 'variant A', quantity: 1 }] }]],
  ])('is followed by one that sees to an addition: %s', (_what, lines, next) => {
    const { look, answer, asked, shown } = cart(emptyCart([], { goal: left, lost: [] }));
    expect(shown()).toEqual(['1 Product A']);
    look();
    asked();
    answer(found(...lines));
    expect(asked()).toMatchObject(next);
    expect(shown()).toEqual(['1 Product A']);
  });

  it('is followed by one that makes the cart, where there was none', () => {
    const { happen, asked } = cart(emptyCart([], { goal: left, lost: [] }));
    happen({ type: 'look', checkout: undefined });
    expect(asked()).toMatchObject([{ type: 'open drawer' }, { type: 'create' }]);
  });

  it('does not make two of one, when the shop makes the first after the second', () => {
    const { look, answer, asked, shown } = cart(emptyCart([], { goal: left, lost: [] }));
    look();
    answer(found());
    asked();
    answer(done(line('A', 2)));
    expect(asked()).toMatchObject([{ type: 'set', lines: [{ id: 'line A', quantity: 1 }] }]);
    expect(shown()).toEqual(['1 Product A']);
  });

  it('does not ask again and again what the shop refuses', () => {
    const { look, answer, asked } = cart(emptyCart([], { goal: left, lost: [] }));
    look();
    answer(found());
    answer(done(line('A', 2)));
    answer(refused);
    asked();
    answer(found(line('A', 2)));
    expect(asked()).toEqual([]);
  });

  it('leaves what another tab has added since', () => {
    const { happen, answer, asked } = cart(emptyCart([], { goal: left, lost: [] }));
    happen({ type: 'look', checkout });
    answer(found(line('A')));
    happen({ type: 'look', checkout, seen: seenOf([line('A', 2)]) });
    asked();
    answer(found(line('A', 2)));
    expect(asked()).toEqual([]);
  });
});

describe('another tab', () => {
  it('that changed the cart makes this one read it', () => {
    const { look, asked, answer, shown } = holding(line('A'));
    look();
    expect(asked()).toMatchObject([{ type: 'read' }]);
    answer(found(line('A', 4)));
    expect(shown()).toEqual(['4 Product A']);
  });

  it('that emptied it leaves nothing here', () => {
    const { happen, shown } = holding(line('A'));
    happen({ type: 'look', checkout: undefined });
    expect(shown()).toEqual([]);
  });

  it('is looked at after the change that is under way here', () => {
    const { change, look, asked, answer } = holding(line('A'));
    change('line A', 1);
    look();
    asked();
    answer(done(line('A', 2)));
    expect(asked()).toMatchObject([{ type: 'read' }]);
  });
});
