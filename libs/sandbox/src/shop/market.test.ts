import { createShopClient, getDocument, addMarket, type Market } from '@guildhall/shop-client';
import { describe, expect, it } from 'vitest';
import { origin } from '../sandbox.fixture.ts';
import { createShopUnderTest, variants } from './shop.fixture.ts';

const addresses = {
  contentOrigin: origin,
  siteOrigin: 'http://127.0.0.1:4200',
  mediaOrigins: [],
  frameHosts: [],
};

/** A shop, with the product's own client for several markets. */
function createMarketShop() {
  const { storefront } = createShopUnderTest();
  return (market: Market) =>
    createShopClient({
      addresses,
      send: async (documentOrId, variables) => {
        const query = getDocument(documentOrId);
        return (await storefront(query, addMarket(query, variables, market))).json();
      },
    });
}

const readPrice = async (client: ReturnType<ReturnType<typeof createMarketShop>>) =>
  (await client.findProduct('print-tides'))?.variants[0]?.price;

describe('a document with a market', () => {
  it('gets the market’s prices and language', async () => {
    const swedish = createMarketShop()({ country: 'SE', language: 'DA' });
    expect(await readPrice(swedish)).toEqual({ amountMinor: 67500, currency: 'SEK' });
    expect((await swedish.findProduct('print-tides'))?.title).toBe('Tidevand');
    expect((await swedish.fetchCollections())[2]).toMatchObject({ handle: 'prints', title: 'Tryk' });
    expect((await swedish.fetchProducts('prints'))[0]?.title).toBe('Kegler');
  });

  it.each([{}, { country: 'US', language: 'FI' }])('gets the primary market with %j', async (market) => {
    const client = createMarketShop()(market);
    expect(await readPrice(client)).toEqual({ amountMinor: 45000, currency: 'DKK' });
    expect((await client.findProduct('print-tides'))?.title).toBe('Tides');
  });
});

it('creates a cart for its buyer’s country, which a later document does not change', async () => {
  const shop = createMarketShop();
  const made = await shop({ country: 'DE' }).createCart([{ variantId: variants.journal, quantity: 1 }]);
  if (made.outcome !== 'done') throw new Error(made.outcome);
  const price = { amountMinor: 2086, currency: 'EUR' };
  expect(made.cart.lines[0]?.price).toEqual(price);
  const read = await shop({ country: 'SE' }).readCart(made.cart.id);
  expect(read).toMatchObject({ outcome: 'found', cart: { lines: [{ price }] } });
});
