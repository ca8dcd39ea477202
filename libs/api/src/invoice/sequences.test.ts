import { type DraftOrder, type ShopAdmin, ShopResponseError } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import { expect, it } from 'vitest';
import { startSeeded } from '../../../../config/test-size.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { createInvoices } from './invoices.ts';

/**
 * A shop that loses responses, refuses calls as too many, finds new orders late, and takes some time to prepare
 * invoices.
 */
function unsteadyShop(random: () => number, now: () => number) {
  const createdOrders: DraftOrder[] = [];
  const findsAfterMs = random() * 20_000;
  const readyAfterMs = random() < 0.5 ? 0 : random() * 20_000;
  const isReady = (order: DraftOrder) => now() - order.createdAt >= readyAfterMs;
  const shown = (order: DraftOrder) => (isReady(order) ? order : { ...order, invoiceUrl: undefined });
  const mayFail = () => {
    const fate = random();
    if (fate < 0.15) throw new ShopResponseError('throttled');
    if (fate < 0.3) throw new UpstreamError('UPSTREAM_NETWORK', 'shop-admin', '/');
  };
  const shop = {
    async findDraftOrder(id: string) {
      mayFail();
      return createdOrders.filter((order) => order.id === id).map(shown)[0];
    },
    async findDraftOrderByTag(tag: string) {
      mayFail();
      const found = createdOrders.filter(
        ({ tags, createdAt }) => tags.includes(tag) && now() - createdAt >= findsAfterMs,
      );
      return found.map(shown)[0];
    },
    async createDraftOrder(input: { tags: string[] }) {
      if (random() < 0.3) throw new ShopResponseError('throttled');
      const id = String(createdOrders.length + 1);
      const invoiceUrl = `https://shop.test/invoices/${id}`;
      const order = { id, invoiceUrl, isOpen: true, tags: input.tags, createdAt: now() };
      createdOrders.push(order);
      if (random() < 0.4) throw new UpstreamError('UPSTREAM_DEADLINE', 'shop-admin', '/');
      return shown(order);
    },
  };
  return { shop: shop as unknown as ShopAdmin, made: createdOrders };
}

it('creates one order per attempt, in a thousand stories of lost, late and refused responses and impatient people [7.3.4]', async () => {
  let invoiced = 0;
  const first = startSeeded();
  for (let seed = first; seed < first + 1_000; seed++) {
    const random = seededRandom(seed);
    let time = 1_000_000;
    const now = () => time;
    const pass = async (ms: number) => void (time += ms);
    const { shop, made } = unsteadyShop(random, now);
    const invoices = createInvoices(shop, { waitMs: 2_000, now, wait: pass });
    const requestInvoice = () => invoices.makeOnce('attempt', { tags: ['attempt'] }).catch(() => undefined);
    const urls = new Set<string>();
    for (let round = 0; round < 60 && urls.size === 0; round++) {
      const clicks = Array.from({ length: 1 + Math.floor(random() * 3) }, requestInvoice);
      for (const response of await Promise.all(clicks))
        if (response?.outcome === 'made') urls.add(response.invoiceUrl);
      await pass(random() * 10_000);
    }
    expect({ seed, orders: made.length, urls: urls.size }).toEqual({ seed, orders: 1, urls: 1 });
    invoiced += urls.size;
  }
  expect(invoiced).toBe(1_000);
});
