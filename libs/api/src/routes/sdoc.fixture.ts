import type { Organisation } from '@guildhall/organisation';
import { composed, startCompleteApp } from '../app.fixture.ts';
import { startSupplier, type ReceivedRequest, type Reply } from './supplier.fixture.ts';

export const book = 'gid://shopify/ProductVariant/1';
export const webinar = 'gid://shopify/ProductVariant/2';
export const walk = 'gid://shopify/ProductVariant/3';
export const order = {
  country: 'DE',
  vatNr: 'DE 136 695 976',
  lineItems: [{ variantId: book, quantity: 3 }],
};

/** A prepared order, as the shop stores it. */
interface Draft {
  id: string;
  tags: string[];
  invoiceUrl: string | null;
  ready: boolean;
  createdAt: string;
  status: string;
}

interface Shop {
  /**
   * The shop's response to creating an order: a complete reply, or the fields in which the order differs from the
   * default.
   * `made` counts the orders with this one, `calls` the calls to create one.
   */
  create?: (made: number, calls: number) => Reply | Partial<Draft> | undefined;
  /** Its reply to a query, in place of the default. */
  read?: (document: string) => Reply | undefined;
  /** Fields of its variants that differ. */
  variants?: Record<string, object>;
  vies?: (request: ReceivedRequest, count: number) => Reply;
  /** The storefront's response about the variants with these ids; without it, no storefront is configured. */
  storefront?: (ids: string[]) => unknown;
  env?: Record<string, string>;
  seller?: Partial<Organisation['seller']>;
}

const getDocument = ({ body }: ReceivedRequest) => (body as { query: string }).query;
const getVariables = ({ body }: ReceivedRequest) =>
  (body as { variables: { id: string; ids: string[]; input: { tags: string[] } } }).variables;

const isReply = (reply: object): reply is Exclude<Reply, string> => 'status' in reply || 'body' in reply;

const products = {
  [book]: { title: 'Almanac', vendor: 'Wayleave Press', productType: 'Books' },
  [webinar]: { title: 'Webinar', vendor: 'zoom-event', productType: 'Events' },
  [walk]: { title: 'Walk', vendor: 'offline-event', productType: 'Events' },
};

/** The api with an EU service and a shop that record their requests. The shop stores the orders it has made. */
export async function startInvoiceApi({
  create,
  read,
  variants = {},
  vies,
  storefront,
  env = {},
  seller,
}: Shop = {}) {
  const eu = await startSupplier(vies ?? (() => ({ body: { valid: true } })));
  const createdOrders: Draft[] = [];
  const variant = (id: string) => {
    const product = Object.hasOwn(products, id) && products[id as keyof typeof products];
    if (!product) return null;
    return {
      id,
      availableForSale: true,
      inventoryPolicy: 'DENY',
      sellableOnlineQuantity: 50,
      inventoryItem: { tracked: true },
      product: { id: `product of ${id}`, status: 'ACTIVE', ...product },
      ...variants[id],
    };
  };
  function createData(request: ReceivedRequest): unknown {
    const document = getDocument(request);
    if (document.includes('nodes(ids')) return { nodes: getVariables(request).ids.map(variant) };
    if (document.includes('draftOrders(')) return { draftOrders: { nodes: createdOrders } };
    return { draftOrder: createdOrders.find(({ id }) => id === getVariables(request).id) ?? null };
  }
  const isCreation = (request: ReceivedRequest) => getDocument(request).includes('draftOrderCreate(');
  const shop = await startSupplier((request): Reply => {
    if (!isCreation(request)) return read?.(getDocument(request)) ?? { body: { data: createData(request) } };
    const number = createdOrders.length + 1;
    const override = create?.(number, shop.received.filter(isCreation).length);
    if (typeof override === 'object' && isReply(override)) return override;
    const draftOrder: Draft = {
      id: `gid://shopify/DraftOrder/${number}`,
      tags: getVariables(request).input.tags,
      invoiceUrl: `${shop.origin}/invoices/${number}`,
      ready: true,
      createdAt: new Date().toISOString(),
      status: 'OPEN',
      ...(typeof override === 'object' && override),
    };
    createdOrders.push(draftOrder);
    if (typeof override === 'string') return override;
    return { body: { data: { draftOrderCreate: { draftOrder, userErrors: [] } } } };
  });
  const front = await startSupplier((request) => ({ body: storefront?.(getVariables(request).ids) }));
  const apiEnv = {
    ...(storefront && { SHOP_STOREFRONT_URL: `${front.origin}/api`, SHOP_STOREFRONT_TOKEN: 'shpat-hunter3' }),
    SHOP_ADMIN_URL: `${shop.origin}/admin/api/2026-10/graphql.json`,
    SHOP_ADMIN_TOKEN: 'shpat-hunter2',
    CHECKOUT_ORIGINS: shop.origin,
    SITE_ORIGIN: 'http://localhost:4200',
    VIES_URL: `${eu.origin}/rest-api/check-vat-number`,
    ...env,
  };
  const { neverExempt } = composed.organisation.seller;
  const organisation = { ...composed.organisation, seller: { neverExempt, ...seller } };
  const { app, log } = await startCompleteApp(apiEnv, {
    ...{ organisation, deadlines: { vatCheckMs: 1_500, invoiceMs: 0 } },
  });
  const requestInvoice = (payload: object = order, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/v1/sdoc', payload, headers });
  return {
    app,
    requestInvoice,
    log,
    euRequests: eu.received,
    shopRequests: shop.received,
    shopOrigin: shop.origin,
    made: createdOrders,
    creations: () => shop.received.filter(isCreation),
  };
}
