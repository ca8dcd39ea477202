import { identityCases } from './identity-cases.ts';
import type { IdentityWorld } from './identity-world.ts';
import type { TestRunner } from '../test-runner.ts';

/**
 * Tests an adapter of identities and records: its promises one by one, and with the api's creation of members, who may
 * join again, lapse, have another address, or be interrupted at any step.
 *
 * @example
 * testIdentityAdapter(vitest, 'Keyring', createKeyringWorld);
 */
export function testIdentityAdapter(
  { afterAll, beforeAll, describe, it }: TestRunner,
  title: string,
  createWorld: () => IdentityWorld | Promise<IdentityWorld>,
): void {
  describe(title, () => {
    let world: IdentityWorld;
    beforeAll(async () => {
      world = await createWorld();
    }, 60_000);
    afterAll(() => world?.close?.());

    for (const { title: promise, prove } of identityCases) it(promise, () => prove(world));
  });
}
