import { type DraftOrder, type ShopAdmin, ShopResponseError } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInvoices } from './invoices.ts';

const invoiceUrl = 'https://shop.test/invoices/1';
const lost = new UpstreamError('UPSTREAM_DEADLINE', 'shop-admin', '/');

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A shop whose search finds new orders only after some time, and whose invoices can be opened only after some time. */
function shopMaking(create: () => Promise<void> | void, { findsAfterMs = 0, readyAfterMs = 0 } = {}) {
  const createdOrders: DraftOrder[] = [];
  const shown = (order: DraftOrder) =>
    Date.now() - order.createdAt >= readyAfterMs ? order : { ...order, invoiceUrl: undefined };
  const createDraftOrder = vi.fn(async () => {
    const order = {
      id: String(createdOrders.length),
      invoiceUrl,
      isOpen: true,
      tags: [],
      createdAt: Date.now(),
    };
    createdOrders.push(order);
    await create();
    return shown(order);
  });
  const shop = {
    createDraftOrder,
    findDraftOrder: async (id: string) => createdOrders.filter((order) => order.id === id).map(shown)[0],
    findDraftOrderByTag: async () =>
      createdOrders.filter(({ createdAt }) => Date.now() - createdAt >= findsAfterMs).map(shown)[0],
  } as unknown as ShopAdmin;
  return { shop, made: createdOrders, createDraftOrder };
}

const createTestInvoices = (shop: ShopAdmin) =>
  createInvoices(shop, { waitMs: 3_000, wait: async (ms) => void vi.setSystemTime(Date.now() + ms) });

describe('one attempt creates one order', () => {
  it('when it is requested many times at once, and a moment later', async () => {
    const { shop, made } = shopMaking(() => undefined, { findsAfterMs: 20_000 });
    const invoices = createTestInvoices(shop);
    const many = await Promise.all(Array.from({ length: 50 }, () => invoices.makeOnce('a', {})));
    await vi.advanceTimersByTimeAsync(10_000);
    many.push(await invoices.makeOnce('a', {}));
    await vi.advanceTimersByTimeAsync(30_000);
    many.push(await invoices.makeOnce('a', {}));
    expect(many.every((invoice) => invoice.outcome === 'made')).toBe(true);
    expect(made).toHaveLength(1);
  });

  it('when the response was lost after the order was created: it is found by its tag', async () => {
    const { shop, made } = shopMaking(() => Promise.reject(lost));
    const invoices = createTestInvoices(shop);
    await expect(invoices.makeOnce('a', {})).rejects.toBe(lost);
    expect(await invoices.makeOnce('a', {})).toEqual({ outcome: 'made', invoiceUrl });
    expect(made).toHaveLength(1);
  });

  it('when the response was lost and the search does not find the order yet: it waits', async () => {
    const { shop, made } = shopMaking(() => Promise.reject(lost), { findsAfterMs: 20_000 });
    const invoices = createTestInvoices(shop);
    await expect(invoices.makeOnce('a', {})).rejects.toBe(lost);
    expect(await invoices.makeOnce('a', {})).toEqual({ outcome: 'being made' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await invoices.makeOnce('a', {})).toMatchObject({ outcome: 'made' });
    expect(made).toHaveLength(1);
  });

  it('when the server was restarted in between', async () => {
    const { shop, made } = shopMaking(() => undefined);
    await createTestInvoices(shop).makeOnce('a', {});
    await createTestInvoices(shop).makeOnce('a', {});
    expect(made).toHaveLength(1);
  });

  it('and is retried at once if the shop refused it, or was called too often', async () => {
    const { shop, createDraftOrder, made } = shopMaking(() => undefined);
    const invoices = createTestInvoices(shop);
    for (const fault of ['refused', 'throttled'] as const) {
      createDraftOrder.mockRejectedValueOnce(new ShopResponseError(fault));
      await expect(invoices.makeOnce('a', {})).rejects.toMatchObject({ fault });
    }
    expect(await invoices.makeOnce('a', {})).toMatchObject({ outcome: 'made' });
    expect(made).toHaveLength(1);
  });

  it('and is retried after half a minute if a response was lost and nothing was created', async () => {
    const { shop, createDraftOrder, made } = shopMaking(() => undefined);
    createDraftOrder.mockRejectedValueOnce(lost);
    const invoices = createTestInvoices(shop);
    await expect(invoices.makeOnce('a', {})).rejects.toBe(lost);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await invoices.makeOnce('a', {})).toEqual({ outcome: 'being made' });
    await vi.advanceTimersByTimeAsync(1);
    expect(await invoices.makeOnce('a', {})).toMatchObject({ outcome: 'made' });
    expect(made).toHaveLength(1);
  });
});

describe('an invoice that cannot be opened yet', () => {
  it('is polled for a moment', async () => {
    const { shop, made } = shopMaking(() => undefined, { readyAfterMs: 1_500 });
    expect(await createTestInvoices(shop).makeOnce('a', {})).toEqual({ outcome: 'made', invoiceUrl });
    expect(made).toHaveLength(1);
  });

  it('is requested by its id the next time, even if the search does not find it', async () => {
    const { shop, made } = shopMaking(() => undefined, { readyAfterMs: 5_000, findsAfterMs: 60_000 });
    const invoices = createTestInvoices(shop);
    expect(await invoices.makeOnce('a', {})).toEqual({ outcome: 'being made' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await invoices.makeOnce('a', {})).toEqual({ outcome: 'made', invoiceUrl });
    expect(made).toHaveLength(1);
  });
});

describe('another attempt creates another order', () => {
  it('at the same time, and with the same content an hour later', async () => {
    const { shop, createDraftOrder } = shopMaking(() => undefined, { findsAfterMs: 1 });
    const invoices = createTestInvoices(shop);
    await Promise.all([invoices.makeOnce('a', {}), invoices.makeOnce('b', {})]);
    expect(createDraftOrder).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    await invoices.makeOnce('a', {});
    expect(createDraftOrder).toHaveBeenCalledTimes(3);
  });
});
