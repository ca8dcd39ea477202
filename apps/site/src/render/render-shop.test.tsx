import { builtInMainData, type Block } from '@guildhall/cms-client';
import { fallbackRates } from '@guildhall/money';
import { sanitizeHtml } from '@guildhall/safe-content';
import type { Product } from '@guildhall/shop-client';
import { expect, it } from 'vitest';
import { renderBlocks } from './render-blocks.tsx';
import { renderProduct, renderShop } from './render-shop.tsx';
import { collectionKey, wantedCollectionsOf } from './wanted-collections.ts';

const frame = {
  mainData: builtInMainData,
  rates: fallbackRates,
  organisation: { name: 'The house', url: 'https://house.example' },
  siteOrigin: 'https://www.example',
  path: '/p/tides',
};
const policy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: [],
  frameHosts: [],
};
const tides: Product = {
  id: '1',
  handle: 'tides',
  title: 'Tides </script>',
  vendor: 'The Weighing Room',
  description: 'A fortnight of water. '.repeat(20),
  descriptionHtml: sanitizeHtml('<p>A fortnight of water.</p>', policy),
  images: [],
  variants: [
    {
      id: 'v1',
      title: 'Default Title',
      availableForSale: true,
      requiresShipping: true,
      price: { amountMinor: 45000, currency: 'DKK' },
      options: [],
    },
  ],
  collections: [{ handle: 'prints', title: 'Prints' }],
};
const prints = { handle: 'prints', title: 'Prints', description: 'By hand.', products: [tides] };

it('renders a product with all that can be read of it, and one island for buying it', () => {
  const { html, title, description = '' } = renderProduct(tides, frame);
  expect(title).toBe('Tides </script>');
  expect(html).toContain('<p>A fortnight of water.</p>');
  expect(html).toContain('DKK 563');
  expect(html.match(/data-island=/g)).toHaveLength(1);
  expect(html).toContain('<a href="/p#prints">');
  expect(description.length).toBeLessThanOrEqual(161);
  expect(description).toMatch(/^A fortnight .*\w\.?…$/);
});

it('tells search engines price and stock, in data that cannot end its element', () => {
  const { structuredData = '' } = renderProduct(tides, frame);
  expect(structuredData).not.toContain('<');
  expect(JSON.parse(structuredData)).toMatchObject({
    name: 'Tides </script>',
    url: 'https://www.example/p/tides',
    offers: [{ price: '562.50', priceCurrency: 'DKK', availability: 'https://schema.org/InStock' }],
  });
});

it('renders the same bytes each time', () => {
  expect(renderProduct(tides, frame).html).toBe(renderProduct(tides, frame).html);
});

it('renders the shop with a way to each of its collections', () => {
  const desk = { ...prints, handle: 'desk', title: 'For the desk' };
  const { html } = renderShop([prints, desk], frame);
  expect(html).toContain('<a href="#desk">For the desk</a>');
  expect(html).toContain('id="desk"');
  expect(html.match(/Prices include/g)).toHaveLength(1);
  expect(renderShop([], frame).html).toContain('empty just now');
});

it('fills the shop collections of an entry with products that were read before', () => {
  const block: Block = {
    name: 'shop-collection',
    blockName: 'acf/shop-collection',
    idd: 'c',
    classNames: [],
    collectionHandle: 'prints',
    numberOfEntries: 90,
    disableSp: true,
  };
  const data = { cards: {}, filters: {}, collections: { [collectionKey('prints', 90)]: [tides] } };
  expect(wantedCollectionsOf([block, block])).toEqual([{ key: '50 prints', handle: 'prints', count: 50 }]);
  expect(wantedCollectionsOf([{ ...block, collectionHandle: '' }])).toEqual([]);
  const { html } = renderBlocks([block], data, frame);
  expect(html).toContain('Tides &lt;/script&gt;');
  expect(html).not.toContain('href="/p/');
});

it('says once on a page whose VAT prices include', () => {
  const block = (collectionHandle: string): Block => ({
    name: 'shop-collection',
    blockName: 'acf/shop-collection',
    idd: collectionHandle,
    classNames: [],
    collectionHandle,
    numberOfEntries: 3,
    disableSp: false,
  });
  const collections = { '3 prints': [tides], '3 desk': [tides] };
  const { html } = renderBlocks(
    [block('prints'), block('desk')],
    { cards: {}, filters: {}, collections },
    frame,
  );
  expect(html.match(/Prices include/g)).toHaveLength(1);
});
