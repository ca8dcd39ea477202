import { getCollectionPath } from '@guildhall/shop-client';
import { parseCurrentVat } from '@guildhall/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShopCollection } from '../collection/ShopCollection.tsx';
import { createProduct, pricing } from '../product.fixture.ts';
import { ProductSearch } from '../search/ProductSearch.tsx';
import { PageLinks, type PageLinksProps } from './PageLinks.tsx';
import { SortLinks } from './SortLinks.tsx';

describe('the links to other pages', () => {
  const render = (props: Partial<PageLinksProps>) =>
    renderToStaticMarkup(
      <PageLinks page={1} more={true} href={(page) => getCollectionPath('prints', { page })} {...props} />,
    );

  it('lead forwards and back, and state the current page', () => {
    expect(render({ page: 2 })).toContain('<a href="/p/collections/prints" rel="prev">Previous</a>');
    expect(render({ page: 2 })).toContain('<a href="/p/collections/prints?page=3" rel="next">Next</a>');
    expect(render({ page: 2 })).toContain('<span>Page 2</span>');
    expect(render({ page: 2, pages: 3 })).toContain('<span>Page 2 of 3</span>');
  });

  it('are missing before the first page and after the last', () => {
    expect(render({ page: 1 })).not.toContain('rel="prev"');
    expect(render({ page: 3, more: false })).not.toContain('rel="next"');
  });

  it('are not rendered if there is only one page', () => {
    expect(render({ page: 1, more: false })).toBe('');
  });
});

it('offers every sort order as a link to the first page, and marks the current one', () => {
  const html = renderToStaticMarkup(<SortLinks handle="prints" sort="price-low" />);
  expect(html).toContain('<a href="/p/collections/prints">Featured</a>');
  expect(html).toContain('<a href="/p/collections/prints?sort=newest">Newest</a>');
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain('sort=price-low" aria-current="true">Price, low to high</a>');
});

it('searches with a form that needs no JavaScript and shows the current search', () => {
  const html = renderToStaticMarkup(<ProductSearch text={'"> <script>'} />);
  expect(html).toContain('action="/p" method="get"');
  expect(html).toMatch(/<input[^>]*name="q"/);
  expect(html).toContain('value="&quot;&gt; &lt;script&gt;"');
  expect(html).toMatch(/<label for="([^"]+)">Search the shop<\/label><input id="\1"/);
});

it('shows prices in a grid with the current VAT if it is known, and its date [9.2.7]', () => {
  const { vat } = parseCurrentVat([{ country: 'DK', percent: '30.5' }], '2026-11-01');
  const html = renderToStaticMarkup(
    <ShopCollection
      products={[createProduct()]}
      pricing={{ ...pricing, currentVat: vat, vatDate: 'November 01, 2026' }}
    />,
  );
  expect(html).toContain('<b><span translate="no">DKK 325</span></b>');
  expect(html).toContain('Prices include 30.5% VAT (Denmark), rates as of November 01, 2026.');
});
