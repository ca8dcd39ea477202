import { describe, expect, it } from 'vitest';
import { draft, eventDraft, line } from '../lines/cart-lines.fixture.ts';
import { seenOf } from '../lines/seen-lines.ts';
import { cart, checkout, done, failed, found, gone, holding, id } from './cart-under-test.fixture.ts';
import { emptyCart } from './cart-state.ts';
import { refused } from './model-shop.fixture.ts';

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
    expect(asked()).toMatchObject([
      { type: 'add lines', id, lines: [{ variantId: 'variant A', quantity: 1 }] },
    ]);
    expect(shown()).toEqual(['1 Product A', '1 Product B', '1 Product C']);
    answer(done(line('C'), line('B'), line('A')));
    expect(shown()).toEqual(['1 Product A', '1 Product B', '1 Product C']);
  });

  it('raises a variant that is there by one, by its absolute quantity [4.5.4]', () => {
    const { add, asked, shown } = holding(line('B'), line('A', 2));
    add();
    expect(asked()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 3 }] }]);
    expect(shown()).toEqual(['1 Product B', '3 Product A']);
  });

  it('refuses an event that is there [4.5.5]', () => {
    const { add, notified, shown } = holding({ ...line('E'), ...eventDraft });
    add(eventDraft);
    expect(notified()).toEqual(['one event only']);
    expect(shown()).toHaveLength(1);
  });

  it('refuses another kind of place at an event that is there, and takes one at another event [4.5.5]', () => {
    const { add, notified, asked } = holding({ ...line('E'), ...eventDraft });
    add({ ...eventDraft, variantId: 'variant E2' });
    expect(notified()).toEqual(['one event only']);
    add(draft('F', { vendor: 'offline-event' }));
    expect(asked()).toMatchObject([{ type: 'add lines' }]);
  });

  it('waits for the cart to be read, and is not forgotten', () => {
    const { look, add, asked, answer, shown } = cart();
    look();
    add();
    expect(shown()).toEqual(['1 Product A']);
    expect(asked()).toMatchObject([{ type: 'read', id }]);
    answer(found(line('A', 2)));
    expect(asked()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 3 }] }]);
  });

  it('goes into a new cart when the old one is gone', () => {
    const { add, asked, answer, notified } = holding(line('B'));
    add();
    asked();
    answer(gone);
    expect(asked().map(({ type }) => type)).toEqual(['notify', 'open drawer', 'create']);
    answer(done(line('A')));
    expect(notified()).toEqual([]);
  });

  it('uses the cart that another tab has made meanwhile', () => {
    const { add, asked, answer, shown } = cart();
    add();
    asked();
    answer({ outcome: 'taken', checkout });
    expect(asked()).toMatchObject([{ type: 'read', id }]);
    answer(found(line('A')));
    expect(asked()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 2 }] }]);
    expect(shown()).toEqual(['2 Product A']);
  });
});

describe('changing', () => {
  it('takes a line out when its one is taken away [4.5.3]', () => {
    const { change, asked, shown } = holding(line('A'), line('B'));
    change('line A', -1);
    expect(asked()).toMatchObject([{ type: 'remove lines', lineIds: ['line A'] }]);
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
    const { change, notified } = holding({ ...line('E', 2), vendor: 'offline-event' });
    change('line E', by);
    expect(notified()).toEqual(['one event only']);
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
    expect(asked().map(({ type }) => type)).toEqual(['log', 'notify', 'read']);
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
    const { asked, answer, add, notified, shown } = lost();
    add(draft('B'));
    expect(asked()).toMatchObject([{ type: 'read', id }]);
    answer(found(line('A', 3)));
    expect([notified(), shown()]).toEqual([[], ['3 Product A']]);
  });

  it('is said when the change was not made', () => {
    const { answer, notified, shown } = lost();
    answer(found(line('A', 2)));
    expect([notified(), shown()]).toEqual([['not saved'], ['2 Product A']]);
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

  it('does not restore a line that was removed meanwhile', () => {
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
    expect(asked()).toMatchObject([{ type: 'read' }, { type: 'remove lines', lineIds: ['line B'] }]);
    answer(done(line('A')));
    expect(asked()).toMatchObject([
      { type: 'notify', notice: { kind: 'no longer sold', titles: ['Product B'] } },
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
    expect(asked()).toMatchObject([{ type: 'add lines', lines: [{ variantId: 'variant A' }] }]);
    expect(shown()).toEqual(['1 Product A', '1 Product B']);
  });

  it('forgets a cart that is gone, without a word', () => {
    const { look, answer, notified, state } = cart();
    look();
    answer(gone);
    expect([notified(), state().checkout]).toEqual([[], undefined]);
  });

  it('keeps the cookie when the shop cannot be reached, and says so', () => {
    const { look, answer, notified, state } = cart();
    look();
    answer(failed);
    expect([notified(), state().checkout, state().status]).toEqual([['unreachable'], checkout, 'unloaded']);
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
    happen({ type: 'refresh', checkout: undefined });
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
