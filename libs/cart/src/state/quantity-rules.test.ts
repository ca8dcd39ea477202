import { expect, it } from 'vitest';
import { createDraft, createLine } from '../lines/cart-lines.fixture.ts';
import {
  createCartHolding,
  createCartUnderTest,
  createDone,
  createFound,
  gone,
} from './cart-under-test.fixture.ts';
import { computeShownLines } from './plan.ts';

const quantityRule = { minimum: 6, maximum: 18, increment: 3 };
const draft = createDraft('A', { quantityRule });
const createRuledLine = (quantity: number) => createLine('A', quantity, { quantityRule });

it('is followed by an addition: the lowest quantity first, then its steps [4.5.21]', () => {
  const { add, takeCommands, respond, shown } = createCartUnderTest();
  add(draft);
  expect(shown()).toEqual(['6 Product A']);
  expect(takeCommands()).toMatchObject([
    { type: 'open drawer' },
    { type: 'create', lines: [{ variantId: 'variant A', quantity: 6 }] },
  ]);
  respond(createDone(createRuledLine(6)));
  add(draft);
  expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ quantity: 9 }] }]);
});

it('shows an addition at once with the price of all its pieces', () => {
  const { add, state } = createCartHolding();
  add(draft);
  const [line] = computeShownLines(state());
  expect(line).toMatchObject({ quantity: 6, total: { amountMinor: 6 * 24900 } });
});

it('adds the lowest quantity to a cart with other items, and to the cart that replaces one that is gone', () => {
  const { add, takeCommands, respond } = createCartHolding(createLine('B'));
  add(draft);
  expect(takeCommands()).toMatchObject([{ type: 'add lines', lines: [{ quantity: 6 }] }]);
  respond(gone);
  expect(takeCommands()).toMatchObject([
    { type: 'notify', notice: { kind: 'renewed' } },
    { type: 'open drawer' },
    { type: 'create', lines: [{ quantity: 6 }] },
  ]);
});

it('sets the steps of minus and plus, and minus at the lowest quantity removes the line [4.5.21]', () => {
  const { change, takeCommands, respond } = createCartHolding(createRuledLine(6));
  change('line A', 1);
  expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ quantity: 9 }] }]);
  respond(createDone(createRuledLine(9)));
  change('line A', -1);
  expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ quantity: 6 }] }]);
  respond(createDone(createRuledLine(6)));
  change('line A', -1);
  expect(takeCommands()).toMatchObject([{ type: 'remove lines', lineIds: ['line A'] }]);
});

it('brings a quantity from before the rule into its steps with one press', () => {
  const press = (quantity: number, by: 1 | -1) => {
    const { change, shown } = createCartHolding(createRuledLine(quantity));
    change('line A', by);
    return shown();
  };
  expect(press(2, 1)).toEqual(['6 Product A']);
  expect(press(7, 1)).toEqual(['9 Product A']);
  expect(press(8, -1)).toEqual(['6 Product A']);
  expect(press(40, -1)).toEqual(['18 Product A']);
  expect(press(2, -1)).toEqual([]);
});

it.each([5, 7, 21, 100, Number.NaN])('takes back a typed %d and says why [4.5.21]', (quantity) => {
  const { type, takeCommands, shown } = createCartHolding(createRuledLine(9));
  type('line A', quantity);
  expect(takeCommands()).toMatchObject([
    { type: 'notify', notice: { kind: 'impossible quantity', title: 'Product A', rule: quantityRule } },
  ]);
  expect(shown()).toEqual(['9 Product A']);
});

it('allows a typed 0 and a typed step', () => {
  const { type, takeCommands, respond } = createCartHolding(createRuledLine(9));
  type('line A', 18);
  expect(takeCommands()).toMatchObject([{ type: 'update lines', lines: [{ quantity: 18 }] }]);
  respond(createDone(createRuledLine(18)));
  type('line A', 0);
  expect(takeCommands()).toMatchObject([{ type: 'remove lines' }]);
});

it('stops at the highest quantity: for plus, for an addition, and for one that waited until the cart was read', () => {
  const atMost = createCartHolding(createRuledLine(18));
  atMost.change('line A', 1);
  atMost.add(draft);
  expect(atMost.takeNotices()).toEqual(['impossible quantity', 'impossible quantity']);
  const waiting = createCartUnderTest();
  waiting.refresh();
  waiting.add(draft);
  waiting.takeCommands();
  waiting.respond(createFound(createRuledLine(18)));
  expect(waiting.takeCommands()).toMatchObject([{ type: 'notify', notice: { kind: 'impossible quantity' } }]);
  expect(waiting.shown()).toEqual(['18 Product A']);
});

it('of the shop may be new: its refusal is named as one of the quantity, and the cart is read again [4.5.21]', () => {
  const { change, takeCommands, respond, shown } = createCartHolding(createLine('A', 2));
  change('line A', 1);
  takeCommands();
  respond({ outcome: 'refused', userErrors: [{ code: 'MINIMUM_NOT_MET', field: [], message: 'No' }] });
  expect(takeCommands()).toMatchObject([
    { type: 'log' },
    { type: 'notify', notice: { kind: 'quantity refused', title: 'Product A' } },
    { type: 'read' },
  ]);
  expect(shown()).toEqual(['2 Product A']);
  respond(createFound(createRuledLine(2)));
  change('line A', 1);
  expect(shown()).toEqual(['6 Product A']);
});
