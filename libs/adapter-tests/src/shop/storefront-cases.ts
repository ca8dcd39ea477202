import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { CallOptions, Storefront } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import { connectRole } from '../connect-adapter.ts';
import type { ShopWorld } from './shop-world.ts';

/** A promise of an adapter of a shop, and its proof. */
export interface ShopCase {
  title: string;
  /** @throws AssertionError */
  prove(world: ShopWorld): Promise<void>;
}

const connect = (world: ShopWorld): Storefront => connectRole(world, 'storefront');

/** A visitor's call, and one of the site for its pages. */
const callers = (): CallOptions[] =>
  ['192.0.2.1', undefined].map((buyerIp) => ({ buyerIp, signal: new AbortController().signal }));

export const storefrontCases: readonly ShopCase[] = [
  {
    title: 'a variant that is sold on the site is found, and one that does not exist is left out',
    async prove(world) {
      const { fetchSoldHere } = connect(world);
      const { soldVariantId, unknownVariantId } = world;
      for (const caller of callers()) {
        const sold = await fetchSoldHere([soldVariantId, unknownVariantId], caller);
        deepEqual([...sold], [[soldVariantId, { availableForSale: true }]]);
      }
    },
  },
  {
    title: 'a shop that is down is an error of the supplier, and works again afterwards',
    async prove(world) {
      const { fetchSoldHere } = connect(world);
      const [caller] = callers() as [CallOptions];
      await world.fail('is down');
      await rejects(fetchSoldHere([world.soldVariantId], caller), (error) => error instanceof UpstreamError);
      await world.recover();
      equal((await fetchSoldHere([world.soldVariantId], caller)).size, 1);
    },
  },
  {
    title: 'a text that is no search of the kit has no prefix',
    async prove(world) {
      for (const text of ['', 'journal', '{ shop { name } }'])
        equal(connect(world).parseSearchPrefix(text), undefined);
    },
  },
];
