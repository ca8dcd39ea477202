import { shopAdminCases } from './shop-admin-cases.ts';
import type { CreateShopWorld } from './shop-world.ts';
import { storefrontCases } from './storefront-cases.ts';
import { testRoles } from '../test-roles.ts';
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
 * import * as vitest from 'vitest';
 *
 * declare const createStallWorld: CreateShopWorld; // the vendor’s stand-in, with the adapter
 * testShopAdapter(vitest, 'Stall', createStallWorld);
 */
export function testShopAdapter(
  runner: TestRunner,
  title: string,
  createWorld: CreateShopWorld,
  roles: readonly ShopRole[] = allRoles,
): void {
  testRoles(runner, title, createWorld, cases, roles);
}
