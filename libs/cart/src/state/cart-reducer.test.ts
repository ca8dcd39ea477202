import { describe, expect, it } from 'vitest';
import { createDraft, eventDraft, createLine } from '../lines/cart-lines.fixture.ts';
import { toSeenLines } from '../lines/seen-lines.ts';
import {
  createCartUnderTest,
  checkout,
  createDone,
  failed,
  createFound,
  gone,
  createCartHolding,
  id,
} from './cart-under-test.fixture.ts';
import { createEmptyCart } from './cart-state.ts';
import { refused } from './model-shop.fixture.ts';

describe('adding', () => {
  it('creates a cart with the first product, shows it at once and opens the drawer', () => {
    const { add, takeCommands, shown } = createCartUnderTest();
    add();
    expect(shown()).toEqual(['1 Product A']);
    expect(takeCommands()).toMatchObject([
      { type: 'open drawer' },
      { type: 'create', lines: [{ variantId: 'variant A', quantity: 1 }] },
    ]);
  });

  it('puts further products on top', () => {
    const { add, takeCommands, respond, shown } = createCartHolding(createLine('B'), createLine('C'));
    add();
    expect(takeCommands()).toMatchObject([
      { type: 'add lines', id, lines: [{ variantId: 'variant A', quantity: 1 }] },
    ]);
    expect(shown()).toEqual(['1 Product A', '1 Product B', '1 Product C']);
    respond(createDone(createLine('C'), createLine('B'), createLine('A')));
    expect(shown()).toEqual(['1 Product A', '1 Product B', '1 Product C']);
  });

  it('raises a variant in the cart by one, as an absolute quantity [4.5.4]', () => {
    const { add, takeCommands, shown } = createCartHolding(createLine('B'), createLine('A', 2));
    add();
    expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 3 }] }]);
    expect(shown()).toEqual(['1 Product B', '3 Product A']);
  });

  it('refuses an event that is in the cart [4.5.5]', () => {
    const { add, takeNotices, shown } = createCartHolding({ ...createLine('E'), ...eventDraft });
    add(eventDraft);
    expect(takeNotices()).toEqual(['one event only']);
    expect(shown()).toHaveLength(1);
  });

  it('refuses another kind of place at the same event, and accepts one at another event [4.5.5]', () => {
    const { add, takeNotices, takeCommands } = createCartHolding({ ...createLine('E'), ...eventDraft });
    add({ ...eventDraft, variantId: 'variant E2' });
    expect(takeNotices()).toEqual(['one event only']);
    add(createDraft('F', { isEvent: true }));
    expect(takeCommands()).toMatchObject([{ type: 'add lines' }]);
  });

  it('waits until the cart is read, and is then made', () => {
    const { refresh, add, takeCommands, respond, shown } = createCartUnderTest();
    refresh();
    add();
    expect(shown()).toEqual(['1 Product A']);
    expect(takeCommands()).toMatchObject([{ type: 'read', id }]);
    respond(createFound(createLine('A', 2)));
    expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 3 }] }]);
  });

  it('is reported as not saved when it was never sent, because the cart cannot be read', () => {
    const { refresh, add, respond, takeNotices } = createCartUnderTest();
    refresh();
    add();
    respond(failed);
    expect(takeNotices()).toEqual(['not saved']);
  });

  it('is reported as not saved when the response to a first cart is lost: no cart holds the item', () => {
    const { add, respond, takeNotices, shown } = createCartUnderTest();
    add();
    respond(failed);
    expect([takeNotices(), shown()]).toEqual([['not saved'], []]);
  });

  it('uses a new cart if the old one no longer exists', () => {
    const { add, takeCommands, respond, takeNotices } = createCartHolding(createLine('B'));
    add();
    takeCommands();
    respond(gone);
    expect(takeCommands().map(({ type }) => type)).toEqual(['notify', 'open drawer', 'create']);
    respond(createDone(createLine('A')));
    expect(takeNotices()).toEqual([]);
  });

  it('uses the cart that another tab has created in the meantime', () => {
    const { add, takeCommands, respond, shown } = createCartUnderTest();
    add();
    takeCommands();
    respond({ outcome: 'taken', checkout });
    expect(takeCommands()).toMatchObject([{ type: 'read', id }]);
    respond(createFound(createLine('A')));
    expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 2 }] }]);
    expect(shown()).toEqual(['2 Product A']);
  });
});

describe('changing', () => {
  it('removes a line when its quantity of 1 is lowered [4.5.3]', () => {
    const { change, takeCommands, shown } = createCartHolding(createLine('A'), createLine('B'));
    change('line A', -1);
    expect(takeCommands()).toMatchObject([{ type: 'remove lines', lineIds: ['line A'] }]);
    expect(shown()).toEqual(['1 Product B']);
  });

  it('is ignored while another change is in progress [4.5.2]', () => {
    const { change, remove, add, takeCommands, shown } = createCartHolding(
      createLine('A', 2),
      createLine('B'),
    );
    change('line A', 1);
    takeCommands();
    change('line A', 1);
    remove('line B');
    add(createDraft('C'));
    expect(takeCommands()).toEqual([]);
    expect(shown()).toEqual(['3 Product A', '1 Product B']);
  });

  it.each([1, -1] as const)('by %i is blocked for an event [4.5.5]', (by) => {
    const { change, takeNotices } = createCartHolding({ ...createLine('E', 2), isEvent: true });
    change('line E', by);
    expect(takeNotices()).toEqual(['one event only']);
  });

  it('stops at 99, and says so', () => {
    const { change, add, takeNotices } = createCartHolding(createLine('A', 99));
    change('line A', 1);
    add();
    expect(takeNotices()).toEqual(['impossible quantity', 'impossible quantity']);
  });

  it('is reverted when the shop refuses, which is logged and reported, and the cart is read again', () => {
    const { change, takeCommands, respond, shown } = createCartHolding(createLine('A', 2));
    change('line A', 1);
    takeCommands();
    respond(refused);
    expect(takeCommands().map(({ type }) => type)).toEqual(['log', 'notify', 'read']);
    expect(shown()).toEqual(['2 Product A']);
  });
});

describe('a lost response', () => {
  const lost = () => {
    const lines = createCartHolding(createLine('A', 2));
    lines.change('line A', 1);
    lines.takeCommands();
    lines.respond(failed);
    return lines;
  };

  it('is resolved by reading the cart first, without a notice if the change was made [4.5.8]', () => {
    const { takeCommands, respond, add, takeNotices, shown } = lost();
    add(createDraft('B'));
    expect(takeCommands()).toMatchObject([{ type: 'read', id }]);
    respond(createFound(createLine('A', 3)));
    expect([takeNotices(), shown()]).toEqual([[], ['3 Product A']]);
  });

  it('is reported if the change was not made', () => {
    const { respond, takeNotices, shown } = lost();
    respond(createFound(createLine('A', 2)));
    expect([takeNotices(), shown()]).toEqual([['not saved'], ['2 Product A']]);
  });

  it('is reported as unconfirmed when the cart cannot be read either', () => {
    const { respond, takeNotices, change } = lost();
    respond(failed);
    expect(takeNotices()).toEqual(['unconfirmed']);
    change('line A', 1);
    respond(failed);
    expect(takeNotices()).toEqual(['unconfirmed']);
  });

  it.each([
    ['made', [createLine('A', 1)], []],
    ['not made', [], [{ type: 'add lines', lines: [{ variantId: 'variant A', quantity: 1 }] }]],
  ])(
    'of an addition, repeated on the next page, is one addition, not two: the first was %s',
    (_what, lines, next) => {
      const { refresh, add, respond, takeCommands } = createCartUnderTest(
        createEmptyCart([], { goal: undefined, unconfirmed: [{ variantId: 'variant A', quantity: 1 }] }),
      );
      refresh();
      add();
      takeCommands();
      respond(createFound(...lines));
      expect(takeCommands()).toMatchObject(next);
    },
  );

  it('of an earlier addition does not swallow another one: it raises what the visitor saw [4.5.4]', () => {
    const { refresh, add, respond, takeCommands } = createCartUnderTest(
      createEmptyCart(toSeenLines([createLine('A')]), {
        goal: undefined,
        unconfirmed: [{ variantId: 'variant A', quantity: 1, repeated: true }],
      }),
    );
    refresh();
    add();
    takeCommands();
    respond(createFound(createLine('A')));
    expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ quantity: 2 }] }]);
  });

  it('of an earlier page is reported as unconfirmed when the cart cannot be read', () => {
    const goal = { kind: 'add' as const, draft: createDraft('A'), quantity: 1 };
    const { refresh, respond, takeNotices } = createCartUnderTest(
      createEmptyCart([], { goal, unconfirmed: [] }),
    );
    refresh();
    respond(failed);
    expect(takeNotices()).toEqual(['unconfirmed']);
  });

  it('does not double the change when the visitor repeats it', () => {
    const { respond, takeCommands, change, shown } = lost();
    respond(failed);
    takeCommands();
    change('line A', 1);
    expect(takeCommands()).toMatchObject([{ type: 'read' }]);
    respond(createFound(createLine('A', 3)));
    expect([takeCommands(), shown()]).toEqual([[], ['3 Product A']]);
  });

  it('is ignored if it arrives after a newer call', () => {
    const { respond, dispatch, state, shown } = lost();
    respond(createFound(createLine('A', 2)));
    const before = state();
    dispatch({ type: 'response', call: 1, response: createDone(createLine('A', 9)) });
    expect(state()).toBe(before);
    expect(shown()).toEqual(['2 Product A']);
  });

  it('does not restore a line that was removed in the meantime', () => {
    const { respond, takeCommands, change, shown } = lost();
    respond(failed);
    change('line A', 1);
    takeCommands();
    respond(createFound());
    expect([takeCommands(), shown()]).toEqual([[], []]);
  });
});

describe('opening a page', () => {
  it('reads the cart of the cookie and keeps its order', () => {
    const { refresh, respond, shown } = createCartUnderTest(
      createEmptyCart(toSeenLines([createLine('B'), createLine('A')])),
    );
    refresh();
    respond(createFound(createLine('A'), createLine('B'), createLine('C')));
    expect(shown()).toEqual(['1 Product C', '1 Product B', '1 Product A']);
  });

  it('removes products that are no longer sold from the shop’s cart too, and names them [4.5.6]', () => {
    const { refresh, respond, takeCommands, shown } = createCartUnderTest();
    refresh();
    respond(createFound(createLine('A'), createLine('B', 0)));
    expect(shown()).toEqual(['1 Product A']);
    expect(takeCommands()).toMatchObject([{ type: 'read' }, { type: 'remove lines', lineIds: ['line B'] }]);
    respond(createDone(createLine('A')));
    expect(takeCommands()).toMatchObject([
      { type: 'notify', notice: { kind: 'no longer sold', titles: ['Product B'] } },
    ]);
  });

  it('tries that only once, and lets the visitor add items during it', () => {
    const { refresh, respond, takeCommands, add, shown } = createCartUnderTest();
    refresh();
    respond(createFound(createLine('B', 1, { availableForSale: false })));
    add();
    respond(refused);
    takeCommands();
    respond(createFound(createLine('B', 1, { availableForSale: false })));
    expect(takeCommands()).toMatchObject([{ type: 'add lines', lines: [{ variantId: 'variant A' }] }]);
    expect(shown()).toEqual(['1 Product A', '1 Product B']);
  });

  it('forgets a cart that no longer exists, without a notice', () => {
    const { refresh, respond, takeNotices, state } = createCartUnderTest();
    refresh();
    respond(gone);
    expect([takeNotices(), state().checkout]).toEqual([[], undefined]);
  });

  it('keeps the cookie when the shop cannot be reached, and reports it', () => {
    const { refresh, respond, takeNotices, state } = createCartUnderTest();
    refresh();
    respond(failed);
    expect([takeNotices(), state().checkout, state().status]).toEqual([
      ['unreachable'],
      checkout,
      'unloaded',
    ]);
  });
});

describe('another tab', () => {
  it('that changed the cart makes this one read it', () => {
    const { refresh, takeCommands, respond, shown } = createCartHolding(createLine('A'));
    refresh();
    expect(takeCommands()).toMatchObject([{ type: 'read' }]);
    respond(createFound(createLine('A', 4)));
    expect(shown()).toEqual(['4 Product A']);
  });

  it('that emptied the cart leaves nothing here', () => {
    const { dispatch, shown } = createCartHolding(createLine('A'));
    dispatch({ type: 'refresh', checkout: undefined });
    expect(shown()).toEqual([]);
  });

  it('that opened a new cart makes this one remove what is no longer sold from that cart too', () => {
    const { refresh, respond, takeCommands } = createCartUnderTest();
    refresh();
    respond(createFound(createLine('A', 1, { availableForSale: false })));
    respond(createDone());
    takeCommands();
    refresh({ id: 'cart 2?key=secret', webUrl: 'https://shop.example/2' });
    respond(createFound(createLine('B', 1, { availableForSale: false })));
    expect(takeCommands()).toMatchObject([{ type: 'read' }, { type: 'remove lines', lineIds: ['line B'] }]);
  });

  it('is followed after the change in progress here', () => {
    const { change, refresh, takeCommands, respond } = createCartHolding(createLine('A'));
    change('line A', 1);
    refresh();
    takeCommands();
    respond(createDone(createLine('A', 2)));
    expect(takeCommands()).toMatchObject([{ type: 'read' }]);
  });
});
