import { expect, it } from 'vitest';
import { createCart, createDraft, createLine } from '../lines/cart-lines.fixture.ts';
import { createCartHolding, createDone, createFound, failed, id } from './cart-under-test.fixture.ts';
import { refused } from './model-shop.fixture.ts';

const small = createLine('A', 1, { title: 'Cones', variantTitle: '30 × 40 cm' });
const large = createLine('B', 1, { title: 'Cones', variantTitle: '50 × 70 cm' });

const getNotices = (commands: { type: string; notice?: unknown }[]) =>
  commands.flatMap(({ type, notice }) => (type === 'notify' ? [notice] : []));

it('a failed change names the product and the variant, whether it was refused, not saved or not confirmed', () => {
  const name = 'Cones, 50 × 70 cm';
  const cart = createCartHolding(small, large);
  cart.change(large.id, 1);
  cart.respond(refused);
  expect(getNotices(cart.takeCommands())).toEqual([{ kind: 'refused', title: name }]);
  cart.respond(createFound(small, large));
  cart.change(large.id, 1);
  cart.respond(failed);
  cart.respond(createFound(small, large));
  expect(getNotices(cart.takeCommands())).toEqual([{ kind: 'not saved', title: name }]);
  cart.remove(large.id);
  cart.respond(failed);
  cart.respond(failed);
  expect(getNotices(cart.takeCommands())).toEqual([{ kind: 'unconfirmed', title: name }]);
});

it('a failed addition names what was to be added', () => {
  const cart = createCartHolding();
  cart.add(createDraft('B', { title: 'Cones', variantTitle: '50 × 70 cm' }));
  cart.respond(failed);
  cart.respond(createFound());
  expect(getNotices(cart.takeCommands())).toEqual([{ kind: 'not saved', title: 'Cones, 50 × 70 cm' }]);
});

it('what the shop itself changed is named with its variant [4.5.10]', () => {
  const cart = createCartHolding(small, large);
  cart.change(large.id, 1);
  cart.respond({
    outcome: 'done',
    cart: createCart(id, [{ ...small, price: { amountMinor: 29900, currency: 'DKK' } }, large]),
    warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', lineId: large.id, message: '' }],
  });
  expect(getNotices(cart.takeCommands())).toMatchObject([
    { kind: 'short', items: [{ title: 'Cones, 50 × 70 cm', quantity: 1 }] },
    { kind: 'changed', changes: [{ title: 'Cones, 30 × 40 cm' }] },
  ]);
});

it('what is no longer sold is named with its variant [4.5.6]', () => {
  const cart = createCartHolding(small, large);
  const other = { id: 'cart 2?key=secret', webUrl: 'https://shop.example/2' };
  cart.refresh(other);
  cart.respond(createFound({ ...large, availableForSale: false }));
  cart.respond(createDone());
  expect(getNotices(cart.takeCommands())).toEqual([
    { kind: 'no longer sold', titles: ['Cones, 50 × 70 cm'] },
  ]);
});
