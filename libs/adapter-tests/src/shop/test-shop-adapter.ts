import { deepEqual } from 'node:assert/strict';
import { shopAdminCases } from './shop-admin-cases.ts';
import type { CreateShopWorld, ShopWorld } from './shop-world.ts';
import { storefrontCases } from './storefront-cases.ts';
import type { TestRunner } from '../test-runner.ts';

/** Roles of an adapter of a shop. */
type ShopRole = 'storefront' | 'shop admin';

const cases = { storefront: storefrontCases, 'shop admin': shopAdminCases };

const allRoles = Object.keys(cases) as ShopRole[];

/**
 * Tests an adapter of a shop: what it sells, and orders by invoice, of which a failure says whether one may have been created.
 *
 * @param roles those that the adapter has
 * @example
 * testShopAdapter(vitest, 'Market stall', createStallWorld);
 */
export function testShopAdapter(
  { afterAll, afterEach, beforeAll, describe, it }: TestRunner,
  title: string,
  createWorld: CreateShopWorld,
  roles: readonly ShopRole[] = allRoles,
): void {
  describe(title, () => {
    let world: ShopWorld;
    beforeAll(async () => {
      world = await createWorld();
    }, 60_000);
    afterEach(() => world.recover());
    afterAll(() => world?.close?.());

    it('has each of these roles, and no other of the kind', () => {
      const declared = allRoles.filter((role) => world.adapter.roles[role]);
      deepEqual(declared.toSorted(), roles.toSorted());
    });

    for (const { title: promise, prove } of roles.flatMap((role) => cases[role]))
      it(promise, () => prove(world));
  });
}
