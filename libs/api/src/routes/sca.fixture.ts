import { operations } from '@guildhall/shop-client';
import { startCompleteApp } from '../app.fixture.ts';
import { startSupplier, type ReceivedRequest, type Reply } from './supplier.fixture.ts';

export const token = 'shpat-hunter2';

export const getDocument = (name: string): string =>
  operations.find((operation) => operation.name === name)?.document ?? '';

export const getHash = (name: string): string =>
  operations.find((operation) => operation.name === name)?.hash ?? '';

/** The api with a shop that records the requests it receives. */
export async function startShopApi(
  replyTo: (received: ReceivedRequest, count: number) => Reply = () => ({
    body: { data: { read: true } },
  }),
  env: Record<string, string> = {},
  parts: Parameters<typeof startCompleteApp>[1] = {},
) {
  const shop = await startSupplier(replyTo);
  const settings = {
    SHOP_STOREFRONT_URL: `${shop.origin}/api/2026-10/graphql.json`,
    SHOP_STOREFRONT_TOKEN: token,
    // The process also runs the tests: a busy one must not look like a slow shop.
    DEADLINE_MS: '60000',
    ...env,
  };
  const { app, log } = await startCompleteApp(settings, parts);
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/sca',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { app, log, send, received: shop.received };
}
