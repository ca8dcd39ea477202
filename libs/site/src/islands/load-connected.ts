import type { Store } from 'jotai';

/** The module of an island that uses the page's cart or its members' area. */
interface Connecting {
  /** Connects that part. Later calls do nothing. */
  connect(store: Store): void;
}

/** Connects the part of the product that an island uses, before it wakes. */
export async function loadConnected<Island extends Connecting>(
  store: Store,
  island: Promise<Island>,
): Promise<Island> {
  const loaded = await island;
  loaded.connect(store);
  return loaded;
}

/** Connects the members' area before one of its islands wakes. */
export function loadMembersIsland<Island extends Connecting>(
  store: Store,
  island: Promise<Island>,
): Promise<Island> {
  // Load messages now: offline, it would be too late.
  import('./InfoMessages.tsx').catch(() => undefined);
  return loadConnected(store, island);
}
