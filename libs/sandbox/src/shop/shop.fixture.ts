import {
  createShopClient,
  getDocument as getFullDocument,
  operations,
  type SendToShop,
} from '@guildhall/shop-client';
import { origin, createSandboxUnderTest } from '../sandbox.fixture.ts';

export const storefrontUrl = '/shop/api/2026-10/graphql.json';
export const adminUrl = '/shop/admin/api/2026-10/graphql.json';
export const withToken = { 'shopify-storefront-private-token': 'a-storefront-token' };
const withAdminToken = { 'x-shopify-access-token': 'an-admin-token' };

/** Variants in the seed content that the tests buy. */
export const variants = {
  journal: 'gid://shopify/ProductVariant/100101',
  /** Three in stock. */
  fewLeft: 'gid://shopify/ProductVariant/110401',
  soldOut: 'gid://shopify/ProductVariant/100401',
  unknown: 'gid://shopify/ProductVariant/1',
};

/** The sandbox's shop, with the product's own client. */
export function createShopUnderTest() {
  const sandbox = createSandboxUnderTest();
  const { app } = sandbox;
  const post = (url: string, headers: Record<string, string>, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload });
  const send: SendToShop = async (documentOrId, variables) => {
    const query = getFullDocument(documentOrId);
    const response = await post(storefrontUrl, withToken, { query, variables });
    if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
    return response.json() as unknown;
  };
  return {
    ...sandbox,
    storefront: (query: string, variables?: object) =>
      post(storefrontUrl, withToken, { query, ...(variables && { variables }) }),
    admin: (query: string, variables?: object) =>
      post(adminUrl, withAdminToken, { query, ...(variables && { variables }) }),
    post,
    client: createShopClient({
      send,
      addresses: {
        contentOrigin: origin,
        siteOrigin: 'http://127.0.0.1:4200',
        mediaOrigins: [],
        frameHosts: [],
      },
    }),
    fault: (order: object) =>
      app.inject({ method: 'POST', url: '/_sandbox/faults', payload: { service: 'shop', ...order } }),
  };
}

/** Returns the product's document with this name. */
export function getDocument(name: string): string {
  const found = operations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`No operation is called ${name}`);
  return found.document;
}
