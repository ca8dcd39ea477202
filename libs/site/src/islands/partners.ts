import type { Store } from 'jotai';
import { loadLateStyles } from '../cart/late-styles.ts';

/** Connects the page's cart before an island that uses it wakes. */
export async function withCart<Island>(store: Store, island: Promise<Island>): Promise<Island> {
  const connected = import('../cart/page-cart.ts').then((pageCart) => pageCart.connectPageCart(store));
  const [loaded] = await Promise.all([island, connected]);
  return loaded;
}

/** Connects the members' area before one of its islands wakes. */
export async function withMembers<Island>(store: Store, island: Promise<Island>): Promise<Island> {
  // Load messages now: offline, it would be too late.
  import('./InfoMessages.tsx').catch(() => undefined);
  const connected = import('../members/page-members.ts').then((area) => area.connectPageMembers(store));
  const [loaded] = await Promise.all([island, connected]);
  return loaded;
}

/** Waits for styles that pages do not include. */
export async function withLateStyles<Island>(island: Promise<Island>): Promise<Island> {
  const [loaded] = await Promise.all([island, loadLateStyles()]);
  return loaded;
}
