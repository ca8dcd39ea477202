import { builtInMainData, type Block, type Link } from '@guildhall/cms-client';
import { parseCurrentVat } from '@guildhall/money';
import { sanitizeHtml } from '@guildhall/safe-content';
import type { Product } from '@guildhall/shop-client';
import { expect, it } from 'vitest';
import { renderBlocks } from '../../render/render-blocks.tsx';
import { renderCart, renderCollection, renderProduct, renderSearch, renderShop } from './render-shop.tsx';
import { toCollectionKey, findRequiredCollections } from '../../page/required-collections.ts';
import { facts, rates } from '../../page/pricing.fixture.ts';

const context = {
  mainData: builtInMainData,
  rates,
  facts,
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
const prints = { handle: 'prints', title: 'Prints', description: 'By hand.', products: [tides], more: false };

it('renders a product with all its text, and one island for buying it', () => {
  const { html, title, description = '' } = renderProduct({ product: tides }, context);
  expect(title).toBe('Tides </script>');
  expect(html).toContain('<p>A fortnight of water.</p>');
  expect(html).toContain('DKK 563');
  expect(html.match(/data-island=/g)).toHaveLength(1);
  expect(html).toContain('<a href="/p/collections/prints">');
  expect(description.length).toBeLessThanOrEqual(161);
  expect(description).toMatch(/^A fortnight .*\w\.?…$/);
});

it('says on the page in which quantities a variant is sold, in the texts of the cart [4.5.21]', () => {
  const quantityRule = { minimum: 6, maximum: 18, increment: 3 };
  const packed = { ...tides, variants: tides.variants.map((variant) => ({ ...variant, quantityRule })) };
  const { html } = renderProduct({ product: packed }, context);
  expect(html).toContain('>You can order from 6 to 18, in multiples of 3</p>');
  const own = { cart: { quantitySteps: '{minimum} bis {maximum}, je {increment}' } };
  expect(renderProduct({ product: packed }, { ...context, texts: own }).html).toContain(
    '>6 bis 18, je 3</p>',
  );
  expect(renderProduct({ product: tides }, context).html).not.toContain('quantityNotes');
});

it('links to each variant without JavaScript, with the one that is shown marked', () => {
  const variants = ['A2', 'A1'].map((title) => ({
    ...{ id: title, title, availableForSale: true, requiresShipping: true },
    ...{ price: { amountMinor: 45000, currency: 'DKK' }, options: [{ name: 'Size', value: title }] },
  }));
  const { html } = renderProduct({ product: { ...tides, variants } }, context);
  const links = /<noscript>(<nav.*?)<\/noscript>/.exec(html)?.[1] ?? '';
  expect(links).toContain('<a href="?Size=A2" aria-current="true">A2</a>');
  expect(links).toContain('<a href="?Size=A1">A1</a>');
});

it('renders a page for the cart’s own link, which says what to do without JavaScript and is not listed [2.6.7]', () => {
  const { html, title, listed } = renderCart({
    ...context,
    mainData: {
      ...builtInMainData,
      variousData: {
        ...builtInMainData.variousData,
        contactLink: { title: 'Write to us', url: '/contact' as never, target: '' },
      },
    },
    path: '/cart',
  });
  expect([title, listed]).toEqual(['Your cart', false]);
  expect(html).toContain('<h1');
  expect(html).toMatch(/<noscript>.*You need JavaScript to use the cart.*href="\/contact".*<\/noscript>/);
  expect(html).toMatch(/href="\/cart"[^>]*>Open the cart/);
  expect(html).toMatch(/href="\/p"[^>]*>(<[^>]+>)*Browse the shop/);
});

it('gives search engines price and stock, in JSON-LD that cannot end its element', () => {
  const { structuredData = '' } = renderProduct({ product: tides }, context);
  expect(structuredData).not.toContain('<');
  expect(JSON.parse(structuredData)).toMatchObject({
    name: 'Tides </script>',
    url: 'https://www.example/p/tides',
    offers: [{ price: '562.50', priceCurrency: 'DKK', availability: 'https://schema.org/InStock' }],
  });
});

const book: Product = {
  ...tides,
  handle: 'crossings-48',
  variants: [
    ['Paper', true],
    ['E-book', true],
    ['Cloth', false],
  ].map(([title, availableForSale], index) => ({
    ...(tides.variants[0] as Product['variants'][number]),
    id: `v${index}`,
    title: title as string,
    availableForSale: availableForSale as boolean,
    options: [{ name: 'Edition', value: title as string }],
  })),
};

it('shows the variant of its URL first, with the canonical URL and the offers of the product', () => {
  const [plain, ebook] = [undefined, 'Edition=E-book'].map((variant) =>
    renderProduct({ product: book, variant }, context),
  );
  expect(plain?.variants).toEqual([
    { query: 'Edition=E-book', id: 'v1' },
    { query: 'Edition=Cloth', id: 'v2' },
  ]);
  expect(plain?.html).toMatch(/<input[^>]*checked=""[^>]*value="v0"|<input[^>]*value="v0"[^>]*checked=""/);
  expect(ebook?.html).toMatch(/<input[^>]*checked=""[^>]*value="v1"|<input[^>]*value="v1"[^>]*checked=""/);
  expect(ebook).not.toHaveProperty('canonicalPath');
  expect(ebook?.structuredData).toBe(plain?.structuredData);
  expect(JSON.parse(plain?.structuredData ?? '')).toMatchObject({
    url: 'https://www.example/p/crossings-48',
    offers: [
      { url: 'https://www.example/p/crossings-48?Edition=Paper' },
      { url: 'https://www.example/p/crossings-48?Edition=E-book' },
      { url: 'https://www.example/p/crossings-48?Edition=Cloth' },
    ],
  });
});

it('says without JavaScript how to order, but not beside what is sold out', () => {
  const contactLink = { title: 'Contact', url: '/contact' } as Link;
  const mainData = { ...builtInMainData, variousData: { ...builtInMainData.variousData, contactLink } };
  const note = (variant?: string, shown: typeof context = context) =>
    /You need JavaScript to use the cart.*?<\/p>/.exec(
      renderProduct({ product: book, variant }, shown).html,
    )?.[0];
  expect(note()).toMatch(/reload this page\.<\/p>/);
  expect(note(undefined, { ...context, mainData })).toMatch(
    /To order without it:.*<a href="\/contact">Contact<\/a>/,
  );
  expect(note('Edition=Cloth')).toBeUndefined();
});

it('renders the same bytes each time', () => {
  expect(renderProduct({ product: tides }, context).html).toBe(
    renderProduct({ product: tides }, context).html,
  );
});

it('renders the shop with links to each of its collections and products [2.1.4]', () => {
  const desk = { ...prints, handle: 'desk', title: 'For the desk' };
  const { html } = renderShop([prints, desk], context);
  expect(html).toContain('<li><a href="/p/collections/desk">For the desk</a></li>');
  expect(html).toContain('<a href="/p/collections/desk">For the desk</a></h2>');
  const products = [tides, { ...tides, handle: 'ebb', title: 'Ebb' }];
  const full = renderShop([{ ...prints, products }], context).html;
  for (const { handle } of products) expect(full).toContain(`<a href="/p/${handle}"`);
  expect(html).not.toContain('All of');
  expect(renderShop([{ ...prints, more: true }], context).html).toContain('View all in Prints');
  expect(html).toMatch(/<form[^>]*role="search" action="\/p"/);
  expect(html.match(/Prices include/g)).toHaveLength(1);
  expect(renderShop([], context).html).toContain('There are no products at the moment.');
});

const collection = { handle: 'prints', title: 'Prints', description: 'By hand.' };
const collectionPage = { collection, products: [tides], page: 1, sort: undefined, more: false };

it('renders a page of a collection with page links, and describes it to search engines', () => {
  const first = renderCollection({ ...collectionPage, more: true }, context);
  expect(first).toMatchObject({
    title: 'Prints',
    description: 'By hand.',
    canonicalPath: '/p/collections/prints',
    listed: true,
  });
  expect(first.html).toContain('<h1 data-transition="title">Prints</h1>');
  expect(first.html).toContain('<a href="/p/collections/prints?page=2" rel="next">Next</a>');
  expect(first.html).not.toContain('rel="prev"');
  expect(first.structuredData).not.toContain('<');
  expect(JSON.parse(first.structuredData ?? '')).toMatchObject({
    '@type': 'CollectionPage',
    url: 'https://www.example/p/collections/prints',
    mainEntity: { itemListElement: [{ item: { name: 'Tides </script>', offers: [{ price: '562.50' }] } }] },
  });
  const last = renderCollection({ ...collectionPage, page: 3 }, context);
  expect(last).toMatchObject({ title: 'Prints, page 3', canonicalPath: '/p/collections/prints?page=3' });
  expect(last.html).toContain('<a href="/p/collections/prints?page=2" rel="prev">Previous</a>');
  expect(last.html).not.toContain('rel="next"');
});

it('keeps the sort order from page to page, and leaves it out of the canonical URL [2.9.1]', () => {
  const { html, canonicalPath } = renderCollection(
    { ...collectionPage, page: 2, sort: 'price-low', more: true },
    context,
  );
  expect(html).toContain('href="/p/collections/prints?sort=price-low&amp;page=3" rel="next"');
  expect(html).toContain('href="/p/collections/prints?sort=price-low" rel="prev"');
  expect(canonicalPath).toBe('/p/collections/prints?page=2');
});

it('says that a collection is empty, and links to the shop', () => {
  const { html } = renderCollection({ ...collectionPage, products: [] }, context);
  expect(html).toContain('There is nothing here yet.');
  expect(html).toMatch(/<a[^>]*href="\/p"[^>]*><span[^>]*>Browse the rest/);
  expect(html).not.toContain('Sort by');
});

const search = { text: 'tide', products: [tides], count: 1, page: 1, more: false, collections: [] };

it('renders search results, which are not indexed', () => {
  const { html, listed, title, structuredData } = renderSearch(search, context);
  expect({ listed, title, structuredData }).toEqual({
    listed: false,
    title: 'Search: tide',
    structuredData: undefined,
  });
  expect(html).toContain('1 product<');
  expect(html).toMatch(/<input[^>]*value="tide"/);
  const second = renderSearch({ ...search, count: 50, page: 2, more: true }, context);
  expect(second.html).toContain('Page 2 of 3');
  expect(second.html).toContain('<a href="/p?q=tide&amp;page=3" rel="next">');
});

it('suggests collections if a search found nothing', () => {
  const { html } = renderSearch(
    { ...search, text: 'wave', products: [], count: 0, collections: [collection] },
    context,
  );
  expect(html).toContain('No product matches “wave”.');
  expect(html).toContain('<a href="/p/collections/prints">Prints</a>');
  expect(html).toMatch(/<input[^>]*value="wave"/);
});

it('shows every price with the current VAT of main data, and its date [9.2.7]', () => {
  const currentVat = parseCurrentVat([{ country: 'DK', percent: '30' }], '2026-11-01').vat;
  const today = { ...context, mainData: { ...builtInMainData, ...(currentVat && { currentVat }) } };
  const day = 'rates as of November 01, 2026';
  const product = renderProduct({ product: tides }, today);
  expect(product.html).toContain('DKK 585');
  expect(product.html).toContain(`incl. 30% VAT (Denmark), ${day}`);
  expect(product.html).toContain('Denmark (30%)');
  expect(product.structuredData).toContain('"price":"585.00"');
  for (const { html } of [
    renderShop([prints], today),
    renderCollection(collectionPage, today),
    renderSearch(search, today),
  ]) {
    expect(html).toContain('DKK 585');
    expect(html).toContain(`Prices include 30% VAT (Denmark), ${day}.`);
  }
  expect(renderCollection(collectionPage, today).structuredData).toContain('"price":"585.00"');
});

it('passes only VAT rates that differ to the product island', () => {
  const currentVat = parseCurrentVat(
    [
      { country: 'FI', percent: '25.5' },
      { country: 'DK', percent: 25 },
    ],
    '2026-11-01',
  ).vat;
  const today = { ...context, mainData: { ...builtInMainData, ...(currentVat && { currentVat }) } };
  const extra =
    renderProduct({ product: tides }, today).html.length -
    renderProduct({ product: tides }, context).html.length;
  expect(renderProduct({ product: tides }, today).html).toContain('Finland (25.5%)');
  // The date appears once in the text and once in the data.
  expect(extra).toBeLessThan(200);
});

it('fills the shop collections of an entry with products read in advance [2.4.26]', async () => {
  const block: Block = {
    name: 'shop-collection',
    blockName: 'acf/shop-collection',
    idd: 'c',
    classNames: [],
    collectionHandle: 'prints',
    numberOfEntries: 90,
    disableSp: true,
  };
  const data = { cards: {}, filters: {}, collections: { [toCollectionKey('prints', 90)]: [tides] } };
  expect(findRequiredCollections([block, block])).toEqual([
    { key: '50 prints', handle: 'prints', count: 50 },
  ]);
  expect(findRequiredCollections([{ ...block, collectionHandle: '' }])).toEqual([]);
  const { html } = await renderBlocks([block], data, context);
  expect(html.join('')).toContain('Tides &lt;/script&gt;');
  expect(html.join('')).not.toContain('href="/p/');
});

it('states the VAT of prices once per page', async () => {
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
  const { html } = await renderBlocks(
    [block('prints'), block('desk')],
    { cards: {}, filters: {}, collections },
    context,
  );
  expect(html.join('').match(/Prices include/g)).toHaveLength(1);
});
