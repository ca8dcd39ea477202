import type { IdentityWorld } from './identity-world.ts';

/** A promise of `Identity` and `Records`, and its proof. */
export interface IdentityCase {
  title: string;
  /** @throws AssertionError */
  prove(world: IdentityWorld): Promise<void>;
}
