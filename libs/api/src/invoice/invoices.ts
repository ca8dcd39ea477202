import { setTimeout as delay } from 'node:timers/promises';
import { type DraftOrder, type ShopAdmin, isNotCreatedError } from '@guildhall/suppliers';
import { LRUCache } from 'lru-cache';

/** A draft order that is older than this belongs to another attempt, ms. */
const attemptMs = 60 * 60_000;
/** Time until the vendor’s search finds a new order, ms. */
const settleMs = 30_000;
const maxRemembered = 1_000;
/** Checks within one call whether the invoice can be opened. */
const maxPolls = 3;

/** `being made`: it may exist, or cannot be opened yet; a later call for the same attempt returns it. */
type Invoice = { outcome: 'made'; invoiceUrl: string } | { outcome: 'being made' };

export interface Invoices {
  /**
   * Creates the draft order of an attempt, or returns the one that this attempt has created before. It is not aborted
   * when the caller leaves: an order whose creation is aborted may exist without anybody knowing its id.
   *
   * @param key of the attempt; `input.tags` has to contain it
   * @throws ShopResponseError | UpstreamError; after any of them a retry creates no second order
   */
  makeOnce(key: string, input: object): Promise<Invoice>;
}

interface InvoiceOptions {
  /** Maximum wait for an invoice that cannot be opened yet, ms. */
  waitMs: number;
  now?: () => number;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Makes one order per attempt, even if responses get lost, people click twice and servers restart. Concurrent calls
 * share one promise. An existing order is found by its id, or by its tag before anything is created. After a lost
 * response no order is created until the vendor's search would have found the first one.
 */
export function createInvoices(
  shop: ShopAdmin,
  { waitMs, now = Date.now, wait = delay }: InvoiceOptions,
): Invoices {
  const underWay = new Map<string, Promise<Invoice>>();
  const madeBefore = new LRUCache<string, DraftOrder>({ max: maxRemembered });
  const lostAt = new LRUCache<string, number>({ max: maxRemembered });

  /** The order of this attempt; `unsure` when one may exist that the vendor's search does not find yet. */
  async function find(key: string): Promise<DraftOrder | 'unsure' | undefined> {
    const earlier = madeBefore.get(key);
    const order = earlier ? await shop.findDraftOrder(earlier.id) : await shop.findDraftOrderByTag(key);
    if (order?.isOpen && now() - order.createdAt < attemptMs) return order;
    const lost = lostAt.get(key);
    return lost !== undefined && now() - lost < settleMs ? 'unsure' : undefined;
  }

  async function create(key: string, input: object): Promise<DraftOrder> {
    try {
      const order = await shop.createDraftOrder(input);
      madeBefore.set(key, order);
      return order;
    } catch (error) {
      if (!isNotCreatedError(error)) lostAt.set(key, now());
      throw error;
    }
  }

  async function make(key: string, input: object): Promise<Invoice> {
    const found = await find(key);
    if (found === 'unsure') return { outcome: 'being made' };
    let order = found ?? (await create(key, input));
    for (let poll = 0; order.invoiceUrl === undefined && poll < maxPolls; poll++) {
      await wait(waitMs / maxPolls);
      order = (await shop.findDraftOrder(order.id)) ?? order;
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
