import { setTimeout as delay } from 'node:timers/promises';
import type { DraftOrder } from './admin-answers.ts';
import { boundedMemory } from './bounded-memory.ts';
import { isSurelyUndone } from './shop-answer-error.ts';
import type { ShopAdmin } from './shop-admin.ts';

/** A prepared order that is older than this belongs to another attempt, ms. */
const attemptMs = 60 * 60_000;
/** How long the vendor's search may need to find what was just made, ms. */
const settleMs = 30_000;
/** Attempts that are remembered. */
const most = 1_000;
/** How often the shop is asked whether the invoice can be opened, within one call. */
const maxLooks = 3;

/** `being made`: it may have been made, or cannot be opened yet; whoever asks again for the same attempt gets it. */
export type Invoice = { outcome: 'made'; invoiceUrl: string } | { outcome: 'being made' };

export interface Invoices {
  /**
   * Makes the prepared order of an attempt, or brings the one that this attempt has made before. Goes on when nobody
   * waits for it any more: an order that is broken off in the middle is one of which nobody knows.
   *
   * @param key of the attempt; `input.tags` has to hold it
   * @throws ShopAnswerError | UpstreamError; whatever it was, asking again makes no second order
   */
  makeOnce(key: string, input: object): Promise<Invoice>;
}

interface InvoiceOptions {
  /** How long to wait for an invoice that cannot be opened yet, in all, ms. */
  waitMs: number;
  now?: () => number;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Sees to it that one attempt makes one order, though answers get lost, people click twice and servers restart: who
 * asks while it is being made waits for the same; what was made is known by its id, or looked for by its tag before
 * anything is made; and after a lost answer no order is made until the vendor's search would have found it.
 */
export function createInvoices(
  shop: ShopAdmin,
  { waitMs, now = Date.now, wait = delay }: InvoiceOptions,
): Invoices {
  const underWay = new Map<string, Promise<Invoice>>();
  const madeBefore = boundedMemory<DraftOrder>(most);
  const lostAt = boundedMemory<number>(most);

  /** What this attempt has made; `unsure` when it may have made something that nobody can see yet. */
  async function find(key: string): Promise<DraftOrder | 'unsure' | undefined> {
    const known = madeBefore.get(key);
    const order = known ? await shop.draftOrder(known.id) : await shop.findDraftOrder(key);
    if (order?.open && now() - order.createdAt < attemptMs) return order;
    const lost = lostAt.get(key);
    return lost !== undefined && now() - lost < settleMs ? 'unsure' : undefined;
  }

  async function create(key: string, input: object): Promise<DraftOrder> {
    try {
      const order = await shop.createDraftOrder(input);
      madeBefore.put(key, order);
      return order;
    } catch (error) {
      if (!isSurelyUndone(error)) lostAt.put(key, now());
      throw error;
    }
  }

  async function make(key: string, input: object): Promise<Invoice> {
    const found = await find(key);
    if (found === 'unsure') return { outcome: 'being made' };
    let order = found ?? (await create(key, input));
    for (let look = 0; order.invoiceUrl === undefined && look < maxLooks; look++) {
      await wait(waitMs / maxLooks);
      order = (await shop.draftOrder(order.id)) ?? order;
    }
    const { invoiceUrl } = order;
    return invoiceUrl === undefined ? { outcome: 'being made' } : { outcome: 'made', invoiceUrl };
  }

  return {
    makeOnce(key, input) {
      const already = underWay.get(key);
      if (already) return already;
      const making = make(key, input).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}
