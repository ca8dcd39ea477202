import { expect, it } from 'vitest';
import { createLine, eventDraft } from '../lines/cart-lines.fixture.ts';
import { createCartHolding, createDone } from './cart-under-test.fixture.ts';

it('is one change, whatever it was before', () => {
  const { type, takeCommands, respond, shown } = createCartHolding(createLine('A'), createLine('B'));
  type('line A', 48);
  expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ id: 'line A', quantity: 48 }] }]);
  respond(createDone(createLine('A', 48), createLine('B')));
  expect(shown()).toEqual(['48 Product A', '1 Product B']);
});

it('of 0 removes the line', () => {
  const { type, takeCommands } = createCartHolding(createLine('A', 5));
  type('line A', 0);
  expect(takeCommands()).toMatchObject([{ type: 'remove lines', lineIds: ['line A'] }]);
});

it('changes nothing if it is the same', () => {
  const { type, takeCommands } = createCartHolding(createLine('A', 5));
  type('line A', 5);
  expect(takeCommands()).toEqual([]);
});

it('is ignored during another change [4.5.2]', () => {
  const { type, change, takeCommands } = createCartHolding(createLine('A'), createLine('B'));
  change('line B', 1);
  takeCommands();
  type('line A', 9);
  expect(takeCommands()).toEqual([]);
});

it.each([100, Number.NaN, 1.5, -1, Infinity])(
  'of %d is not possible, which is said each time',
  (quantity) => {
    const { type, takeCommands, shown } = createCartHolding(createLine('A', 5, { variantTitle: 'Cloth' }));
    for (let times = 0; times < 2; times += 1) {
      type('line A', quantity);
      expect(takeCommands()).toMatchObject([
        { type: 'notify', notice: { kind: 'impossible quantity', title: 'Product A, Cloth' } },
      ]);
    }
    expect(shown()).toEqual(['5 Product A']);
  },
);

it('of an event is not possible either, and the rule is stated [4.5.5]', () => {
  const { type, takeNotices } = createCartHolding({ ...createLine('E'), ...eventDraft });
  type('line E', 3);
  type('line E', Number.NaN);
  expect(takeNotices()).toEqual(['one event only', 'one event only']);
});
