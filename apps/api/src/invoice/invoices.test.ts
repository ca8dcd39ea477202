import { UpstreamError } from '@guildhall/upstream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInvoices } from './invoices.ts';
import { ShopAnswerError, type FoundDraftOrder, type ShopAdmin } from './shop-admin.ts';

const { signal } = new AbortController();
const order = { invoiceUrl: 'https://shop.test/invoices/1' };
const lost = new UpstreamError('UPSTREAM_DEADLINE', 'shop-admin', '/');

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A shop whose search finds what was made after some time. */
function shopMaking(create: () => Promise<void> | void, findsAfterMs = 0) {
  const made: FoundDraftOrder[] = [];
  const createDraftOrder = vi.fn(async () => {
    made.push({ ...order, createdAt: Date.now() });
    await create();
    return order;
  });
  const findDraftOrder = vi.fn(async () =>
    made.find(({ createdAt }) => Date.now() - createdAt >= findsAfterMs),
  );
  const shop = { createDraftOrder, findDraftOrder } as unknown as ShopAdmin;
  return { shop, made, createDraftOrder };
}

describe('one attempt makes one order', () => {
  it('when it is asked for many times at once, and a moment later', async () => {
    const { shop, made } = shopMaking(() => undefined, 20_000);
    const invoices = createInvoices(shop);
    const many = await Promise.all(Array.from({ length: 50 }, () => invoices.makeOnce('a', {}, signal)));
    await vi.advanceTimersByTimeAsync(10_000);
    many.push(await invoices.makeOnce('a', {}, signal));
    await vi.advanceTimersByTimeAsync(30_000);
    many.push(await invoices.makeOnce('a', {}, signal));
    expect(many.every((invoice) => invoice.outcome === 'made')).toBe(true);
    expect(made).toHaveLength(1);
  });

  it('when the answer was lost after it was made: it is found by its tag', async () => {
    const { shop, made } = shopMaking(() => Promise.reject(lost));
    const invoices = createInvoices(shop);
    await expect(invoices.makeOnce('a', {}, signal)).rejects.toBe(lost);
    expect(await invoices.makeOnce('a', {}, signal)).toMatchObject({ outcome: 'made', order });
    expect(made).toHaveLength(1);
  });

  it('when the answer was lost and the search does not find it yet: it waits', async () => {
    const { shop, made } = shopMaking(() => Promise.reject(lost), 20_000);
    const invoices = createInvoices(shop);
    await expect(invoices.makeOnce('a', {}, signal)).rejects.toBe(lost);
    expect(await invoices.makeOnce('a', {}, signal)).toEqual({ outcome: 'pending' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await invoices.makeOnce('a', {}, signal)).toMatchObject({ outcome: 'made' });
    expect(made).toHaveLength(1);
  });

  it('when the server has started anew in between', async () => {
    const { shop, made } = shopMaking(() => undefined);
    await createInvoices(shop).makeOnce('a', {}, signal);
    await createInvoices(shop).makeOnce('a', {}, signal);
    expect(made).toHaveLength(1);
  });

  it('and it is tried anew at once when the shop refused it', async () => {
    const { shop, createDraftOrder, made } = shopMaking(() => undefined);
    createDraftOrder.mockRejectedValueOnce(new ShopAnswerError(true));
    const invoices = createInvoices(shop);
    await expect(invoices.makeOnce('a', {}, signal)).rejects.toThrow('refused');
    expect(await invoices.makeOnce('a', {}, signal)).toMatchObject({ outcome: 'made' });
    expect(made).toHaveLength(1);
  });

  it('and is tried anew half a minute after an answer was lost and nothing was made', async () => {
    const { shop, createDraftOrder, made } = shopMaking(() => undefined);
    createDraftOrder.mockRejectedValueOnce(lost);
    const invoices = createInvoices(shop);
    await expect(invoices.makeOnce('a', {}, signal)).rejects.toBe(lost);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await invoices.makeOnce('a', {}, signal)).toEqual({ outcome: 'pending' });
    await vi.advanceTimersByTimeAsync(1);
    expect(await invoices.makeOnce('a', {}, signal)).toMatchObject({ outcome: 'made' });
    expect(made).toHaveLength(1);
  });
});

describe('another attempt makes another order', () => {
  it('at the same time, and with the same content an hour later', async () => {
    const { shop, createDraftOrder } = shopMaking(() => undefined, 1);
    const invoices = createInvoices(shop);
    await Promise.all([invoices.makeOnce('a', {}, signal), invoices.makeOnce('b', {}, signal)]);
    expect(createDraftOrder).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    await invoices.makeOnce('a', {}, signal);
    expect(createDraftOrder).toHaveBeenCalledTimes(3);
  });
});
