import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { startSite } from '../../host/site.fixture.ts';

const createVariant = (id: number, title: string, amount: string) => ({
  ...{ id: `gid://shopify/ProductVariant/${id}`, title, availableForSale: true, requiresShipping: true },
  price: { amount, currencyCode: 'DKK' },
  selectedOptions: [{ name: 'Size', value: title }],
});
const product = {
  ...{ id: 'p1', handle: 'print-cones', title: 'Cones', vendor: '', description: '', descriptionHtml: '' },
  images: { nodes: [] },
  variants: { nodes: [createVariant(7001, '30 × 40', '450.0'), createVariant(7002, '50 × 70', '895.5')] },
  collections: { nodes: [] },
};

/** Starts a site whose shop has one product, until it `fails`. */
async function startShop() {
  const shop = { requests: 0, fails: false };
  const api: RequestListener = (_request, response) => {
    shop.requests += 1;
    response.writeHead(shop.fails ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { product } }));
  };
  const { origin } = await startSite({}, { api });
  const visit = async (query: string) => {
    const response = await fetch(`${origin}/p/print-cones${query}`);
    const html = await response.text();
    const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
    return {
      status: response.status,
      chosen: radios.findIndex((radio) => radio.includes('checked')),
      price: /role="status".*?DKK ([\d,]+)/.exec(html)?.[1],
      canonical: /<link rel="canonical" href="[^"]*?([^/"]*)"/.exec(html)?.[1],
    };
  };
  return { shop, visit };
}

const plain = { status: 200, chosen: 0, price: '563', canonical: 'print-cones' };
const large = { status: 200, chosen: 1, price: '1,119', canonical: 'print-cones' };

it('shows the variant that a URL names, with the canonical URL of the product [2.1.18]', async () => {
  const { visit } = await startShop();
  expect(await visit('')).toEqual(plain);
  expect(await visit('?Size=50+%C3%97+70')).toEqual(large);
  expect(await visit('?utm_source=a&Size=50%20%C3%97%2070')).toEqual(large);
  // The number of the shop's own links, in ads and feeds.
  expect(await visit('?variant=50%20%C3%97%2070')).toEqual(plain);
  expect(await visit('?variant=7002&utm_source=ad')).toEqual(large);
  for (const query of [
    '?Size=huge',
    '?variant=7001',
    '?variant=1',
    '?Size=',
    '?size=50+%C3%97+70',
    '?Size=%3Cb%3E',
    '?Size=30+%C3%97+40',
  ])
    expect(await visit(query), query).toEqual(plain);
});

it('stores one page for each variant that the product has, however a URL is written', async () => {
  const { shop, visit } = await startShop();
  const queries = ['', '?Size=50+%C3%97+70', '?Size=50%20%C3%97%2070&b', '?Size=huge', '?a=1', '?a=2'];
  for (const query of queries) expect((await visit(query)).status).toBe(200);
  expect(shop.requests).toBe(2);
});

it('shows the product’s page if the variant cannot be read', async () => {
  const { shop, visit } = await startShop();
  await visit('');
  shop.fails = true;
  expect(await visit('?Size=50+%C3%97+70')).toEqual(plain);
});
