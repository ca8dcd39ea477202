import { deepEqual } from 'node:assert/strict';
import type { Adapter, SupplierRole } from '@guildhall/suppliers';
import type { TestRunner } from './test-runner.ts';

/** A vendor's stand-in, with the adapter under test. */
interface World {
  adapter: Adapter;
  recover: () => unknown;
  close?: () => unknown;
}

/** Tests the roles that an adapter has, of one kind of supplier: all in one world, which recovers after each test. */
export function testRoles<Role extends SupplierRole, W extends World>(
  { afterAll, afterEach, beforeAll, describe, it }: TestRunner,
  title: string,
  createWorld: () => W | Promise<W>,
  cases: Readonly<Record<Role, readonly { title: string; prove: (world: W) => unknown }[]>>,
  roles: readonly Role[],
): void {
  describe(title, () => {
    let world: W;
    beforeAll(async () => {
      world = await createWorld();
    }, 60_000);
    afterEach(() => world.recover());
    afterAll(() => world?.close?.());

    it('has each of these roles, and no other of the kind', () => {
      const declared = (Object.keys(cases) as Role[]).filter((role) => world.adapter.roles[role]);
      deepEqual(declared.toSorted(), roles.toSorted());
    });

    for (const { title: promise, prove } of roles.flatMap((role) => cases[role]))
      it(promise, () => prove(world));
  });
}
