import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { inspect } from 'node:util';
import {
  isNotCreatedError,
  ShopResponseError,
  type InvoiceOrder,
  type ShopAdmin,
  type ShopResponseFault,
} from '@guildhall/suppliers';
import { connectRole } from '../connect-adapter.ts';
import type { ShopWorld } from './shop-world.ts';
import type { ShopCase } from './storefront-cases.ts';

const email = 'buyer@business.example';
let count = 0;

const connect = (world: ShopWorld): ShopAdmin => connectRole(world, 'shop admin');

/** An order that no other test places. */
function createOrder({ soldVariantId: variantId }: ShopWorld): InvoiceOrder {
  count += 1;
  return {
    key: `attempt-${Date.now()}-${count}`,
    number: { country: 'DE', number: '136695976' },
    confirmation: { at: new Date().toISOString(), consultation: undefined, name: 'A Business' },
    ...{ email, company: `Business ${count}`, lineItems: [{ variantId, quantity: 2 }] },
  };
}

const isFault = (fault: ShopResponseFault) => (error: unknown) => {
  ok(error instanceof ShopResponseError && error.fault === fault, `it rejects with ${inspect(error)}`);
  ok(!inspect(error, { depth: null }).includes(email), 'the error quotes the order');
  return isNotCreatedError(error);
};

export const shopAdminCases: readonly ShopCase[] = [
  {
    title: 'variants are listed, without one that does not exist',
    async prove(world) {
      const { soldVariantId, unknownVariantId } = world;
      const variants = await connect(world).listVariants([soldVariantId, unknownVariantId]);
      deepEqual(
        variants.map(({ id, isActive, availableForSale }) => [id, isActive, availableForSale]),
        [[soldVariantId, true, true]],
      );
    },
  },
  {
    title: 'a prepared order is open, and found by its ID and its tag',
    async prove(world) {
      const admin = connect(world);
      const order = createOrder(world);
      const begunAt = Date.now();
      const created = await admin.createDraftOrder(admin.toOrderInput(order));
      const found = [await admin.findDraftOrder(created.id), await admin.findDraftOrderByTag(order.key)];
      for (const one of found) {
        equal(one?.id, created.id);
        ok(one.isOpen && one.tags.includes(order.key));
        // The clock of the shop may be behind, and have whole seconds.
        ok(
          Math.abs(one.createdAt - begunAt) < 60_000,
          `it was created at ${one.createdAt}, not ${begunAt} ms`,
        );
      }
    },
  },
  {
    title: 'an order or a tag that is not there is not found',
    async prove(world) {
      equal(await connect(world).findDraftOrderByTag(createOrder(world).key), undefined);
    },
  },
  ...(
    [
      ['refuses', 'refused'],
      ['is busy', 'throttled'],
    ] as const
  ).map(([fault, shopFault]): ShopCase => ({
    title: `while the shop ${fault}, an order is certainly not created, and the error does not quote it`,
    async prove(world) {
      const admin = connect(world);
      const order = createOrder(world);
      await world.fail(fault);
      await rejects(admin.createDraftOrder(admin.toOrderInput(order)), isFault(shopFault));
      await world.recover();
      equal(await admin.findDraftOrderByTag(order.key), undefined);
    },
  })),
  {
    title: 'an order whose response is lost may have been created, and is found once, by its tag',
    async prove(world) {
      const admin = connect(world);
      const order = createOrder(world);
      await world.fail('loses responses');
      await rejects(
        admin.createDraftOrder(admin.toOrderInput(order)),
        (error) => error instanceof Error && !isNotCreatedError(error),
      );
      await world.recover();
      ok((await admin.findDraftOrderByTag(order.key))?.isOpen, 'it is not found');
    },
  },
];
