import { scaResponseSchema } from '@guildhall/api-contract/shop';
import { addMarket } from '@guildhall/shop-client';
import {
  computeSupplierDeadline,
  connect,
  type OnSupplierEvent,
  retryWhileBusy,
  type Storefront,
  type Supplier,
} from '@guildhall/suppliers';
import * as v from 'valibot';
import { UpstreamError } from '@guildhall/upstream';
import { parseSearchPrefix } from './search-document.ts';
import type { Market, ShopifySettings } from './shopify-config.ts';
import { fetchSoldHere } from './sold-here.ts';
import { isThrottled } from './is-throttled.ts';

/** Idempotent mutations: they set an absolute quantity, so that sending them twice does no harm. */
const repeatableChanges = new Set(['CartLinesUpdate']);

/** @returns `undefined` if no shop is configured */
export function connectStorefront(
  config: ShopifySettings,
  market: Market,
  onEvent: OnSupplierEvent,
): Storefront | undefined {
  const { SHOP_STOREFRONT_URL: url, SHOP_STOREFRONT_TOKEN: token } = config;
  if (url === undefined || token === undefined) return undefined;
  const deadlineMs = computeSupplierDeadline(config);
  const headers = { 'shopify-storefront-private-token': token };
  const gates = createGates((name, room) => connect({ name, url, deadlineMs, headers, onEvent, ...room }));
  const run: Storefront['run'] = async ({ document, name, kind }, variables, { buyerIp, signal }) => {
    const gate = gates[chooseGate(name, buyerIp === undefined)];
    const body = { query: document, variables: addMarket(document, variables, market) };
    const options = {
      ...(buyerIp !== undefined && { headers: { 'shopify-storefront-buyer-ip': buyerIp } }),
      repeatable: kind === 'query' || repeatableChanges.has(name),
      signal,
    };
    const response = await retryWhileBusy({
      send: (leftMs) => gate.post(body, { ...options, deadlineMs: leftMs }),
      isBusy: (response) => kind === 'query' && isThrottled(response),
      deadlineMs,
      signal,
    });
    const result = v.safeParse(scaResponseSchema, response);
    const { data, errors } = result.success ? result.output : {};
    if (data === undefined && errors === undefined) throw new UpstreamError('UPSTREAM_BODY', 'shop', name);
    return { ...(data !== undefined && { data }), ...(errors !== undefined && { errors }) };
  };
  return { run, parseSearchPrefix, fetchSoldHere: (ids, options) => fetchSoldHere(run, ids, options) };
}

type Gate = 'carts' | 'products' | 'lists' | 'products for pages' | 'lists for pages';

/**
 * Each kind of call has its own concurrency limit and breaker, so that no cart waits for the site's reads or for
 * searches.
 */
function createGates(
  open: (name: string, room: { concurrency: number; queue: number }) => Supplier,
): Record<Gate, Supplier> {
  const some = { concurrency: 16, queue: 32 };
  return {
    carts: open('shop: carts', { concurrency: 32, queue: 64 }),
    products: open('shop: products', some),
    lists: open('shop: lists', some),
    'products for pages': open('shop: products for pages', some),
    'lists for pages': open('shop: lists for pages', some),
  };
}

function chooseGate(operation: string, forPages: boolean): Gate {
  if (operation.startsWith('Cart')) return 'carts';
  const kind = operation === 'Product' ? 'products' : 'lists';
  return forPages ? `${kind} for pages` : kind;
}
