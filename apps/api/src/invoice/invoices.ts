import { isSurelyUndone, type DraftOrder, type ShopAdmin } from './shop-admin.ts';

/** A prepared order that is older than this belongs to another attempt, ms. */
const attemptMs = 60 * 60_000;
/** How long the vendor's search may need to find what was just made, ms. */
const settleMs = 30_000;
/** Attempts that are remembered. */
const most = 1_000;

/** `pending`: it may have been made, and nobody can say yet. */
export type Invoice = { outcome: 'made'; order: DraftOrder } | { outcome: 'pending' };

export interface Invoices {
  /**
   * Makes the prepared order of an attempt, or brings the one that this attempt has made before.
   *
   * @param key of the attempt; `input.tags` has to hold it
   */
  makeOnce(key: string, input: object, signal: AbortSignal): Promise<Invoice>;
}

/**
 * Sees to it that one attempt makes one order, though answers get lost, people click twice and servers restart: who
 * asks while it is being made waits for the same; what was made is looked for by its tag before anything is made; and
 * after a lost answer nothing is made until the vendor's search would have found it.
 */
export function createInvoices(shop: ShopAdmin, now: () => number = Date.now): Invoices {
  const underWay = new Map<string, Promise<Invoice>>();
  const lostAt = new Map<string, number>();

  async function find(key: string, signal: AbortSignal): Promise<Invoice | undefined> {
    const found = await shop.findDraftOrder(key, signal);
    if (found && now() - found.createdAt < attemptMs) return { outcome: 'made', order: found };
    const lost = lostAt.get(key);
    return lost !== undefined && now() - lost < settleMs ? { outcome: 'pending' } : undefined;
  }

  async function make(key: string, input: object, signal: AbortSignal): Promise<Invoice> {
    const found = await find(key, signal);
    if (found) return found;
    try {
      return { outcome: 'made', order: await shop.createDraftOrder(input, signal) };
    } catch (error) {
      if (!isSurelyUndone(error)) remember(lostAt, key, now());
      throw error;
    }
  }

  return {
    makeOnce(key, input, signal) {
      const already = underWay.get(key);
      if (already) return already;
      const made = make(key, input, signal);
      remember(underWay, key, made);
      const forget = () => void underWay.delete(key);
      made.then(({ outcome }) => {
        // What was made is kept a while, for a second click; what was not is tried anew.
        if (outcome === 'made') setTimeout(forget, settleMs).unref();
        else forget();
      }, forget);
      return made;
    },
  };
}

function remember<Value>(memory: Map<string, Value>, key: string, value: Value): void {
  memory.delete(key);
  memory.set(key, value);
  const [oldest] = memory.keys();
  if (memory.size > most && oldest !== undefined) memory.delete(oldest);
}
