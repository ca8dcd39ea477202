import type { Adapter } from '@guildhall/suppliers';

type Awaitable<Value> = Value | Promise<Value>;

/**
 * A failure of a shop, from now on. `refuses`: it refuses every change. `is busy`: it responds that it is called too often. `is down`: it does
 * not respond. `loses responses`: it makes every change, and its response does not arrive.
 */
export type ShopFault = 'refuses' | 'is busy' | 'is down' | 'loses responses';

/** A shop, for the tests of an adapter. The author of the adapter writes this. */
export interface ShopWorld {
  /** The adapter under test. */
  adapter: Adapter;
  /** The adapter's variables, for all roles that it has. */
  env: Readonly<Record<string, string>>;
  /** ID of a variant that is sold on the site. */
  soldVariantId: string;
  /** A valid ID that no variant has. */
  unknownVariantId: string;
  /** Starts a failure, which lasts until `recover`. */
  fail(fault: ShopFault): Awaitable<void>;
  /** Ends the failure. */
  recover(): Awaitable<void>;
  /** Called after the last test. */
  close?(): Awaitable<void>;
}

/** Creates a shop that works. */
export type CreateShopWorld = () => Awaitable<ShopWorld>;
