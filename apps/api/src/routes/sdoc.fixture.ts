import { startWholeApp } from '../app.fixture.ts';
import { startSupplier, type Heard, type Reply } from '../suppliers/supplier.fixture.ts';

export const book = 'gid://shopify/ProductVariant/1';
export const webinar = 'gid://shopify/ProductVariant/2';
export const order = {
  country: 'DK',
  vatNr: 'DK 13 58 56 28',
  lineItems: [{ variantId: book, quantity: 3 }],
};

interface Shop {
  /** What the shop says to making the order; the right answer unless said otherwise. */
  create?: (made: number, url: string) => Reply | undefined;
  vies?: () => Reply;
  env?: Record<string, string>;
}

const documentOf = ({ body }: Heard) => (body as { query: string }).query;
const variablesOf = ({ body }: Heard) => (body as { variables: { input: { tags: string[] } } }).variables;

/** The api between an EU service and a shop that note what they hear. The shop keeps what it has made. */
export async function startInvoiceApi({ create, vies, env = {} }: Shop = {}) {
  const eu = await startSupplier(vies ?? (() => ({ body: { valid: true } })));
  const made: { tags: string[]; invoiceUrl: string; createdAt: string; status: string }[] = [];
  const shop = await startSupplier((heard) => {
    const document = documentOf(heard);
    if (document.includes('nodes(ids')) {
      const nodes = [
        { id: book, product: { id: 'almanac', vendor: 'Wayleave Press' } },
        { id: webinar, product: { id: 'webinar', vendor: 'zoom-event' } },
      ];
      return { body: { data: { nodes } } };
    }
    if (document.includes('draftOrders(')) return { body: { data: { draftOrders: { nodes: made } } } };
    const invoiceUrl = `${shop.origin}/invoices/${made.length + 1}`;
    const reply = create?.(made.length + 1, invoiceUrl);
    const { tags } = variablesOf(heard).input;
    if (typeof reply !== 'object')
      made.push({ tags, invoiceUrl, createdAt: new Date().toISOString(), status: 'OPEN' });
    return reply ?? { body: { data: { draftOrderCreate: { draftOrder: { invoiceUrl }, userErrors: [] } } } };
  });
  const { app, log } = await startWholeApp({
    SHOP_ADMIN_URL: `${shop.origin}/admin/api/2026-10/graphql.json`,
    SHOP_ADMIN_TOKEN: 'shpat-hunter2',
    CHECKOUT_ORIGINS: shop.origin,
    SITE_ORIGIN: 'http://localhost:4200',
    VIES_URL: `${eu.origin}/rest-api/check-vat-number`,
    ...env,
  });
  const ask = (payload: object = order, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/v1/sdoc', payload, headers });
  const creations = () => shop.heard.filter((heard) => documentOf(heard).includes('draftOrderCreate('));
  return {
    app,
    ask,
    log,
    euHeard: eu.heard,
    shopHeard: shop.heard,
    shopOrigin: shop.origin,
    made,
    creations,
  };
}
