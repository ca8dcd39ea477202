import { describe, expect, it } from 'vitest';
import { evening, only, pressDay, print, createProduct, pricing } from '../product.fixture.ts';
import { parseCurrentVat } from '@guildhall/money';
import { toCollectionJsonLd, formatJsonLd, toProductJsonLd } from './product-json-ld.ts';

const url = 'https://www.example/p/print-tides';

describe('a product for search engines', () => {
  it('has an offer for each variant, with Danish VAT, in stock or sold out', () => {
    expect(toProductJsonLd(print, url, pricing)?.['offers']).toEqual([
      {
        '@type': 'Offer',
        name: '30 × 40 cm',
        url: `${url}?Size=30+%C3%97+40+cm`,
        price: '562.50',
        priceCurrency: 'DKK',
        availability: 'https://schema.org/InStock',
      },
      expect.objectContaining({
        url: `${url}?Size=50+%C3%97+70+cm`,
        price: '1119.38',
        availability: 'https://schema.org/InStock',
      }),
      expect.objectContaining({ price: '2000.00', availability: 'https://schema.org/SoldOut' }),
    ]);
  });

  it('has the product’s own URL for its only variant', () => {
    expect(toProductJsonLd(createProduct(), url, pricing)?.['offers']).toMatchObject([{ url }]);
  });

  it('has its name, description, pictures and maker', () => {
    expect(toProductJsonLd(print, url, pricing)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Tides',
      description: 'A fortnight of water at our quay.',
      brand: { '@type': 'Brand', name: 'The Wayleave Institute' },
    });
    expect(toProductJsonLd(print, url, pricing)?.['image']).toHaveLength(3);
  });

  it('states nothing that is unknown', () => {
    const bare = toProductJsonLd(createProduct({ images: [], description: '', vendor: '' }), url, pricing);
    expect(Object.keys(bare ?? {})).toEqual(['@context', '@type', 'name', 'url', 'offers']);
  });

  it('is missing for a place at an event, and has no offer with the price 0', () => {
    expect(toProductJsonLd(evening, url, pricing)).toBeUndefined();
    expect(toProductJsonLd(pressDay, url, pricing)).toBeUndefined();
    expect(toProductJsonLd(createProduct({ variants: only(0) }), url, pricing)).not.toHaveProperty('offers');
  });

  it('has its price with the current VAT if that is known [9.2.7]', () => {
    const { vat } = parseCurrentVat([{ country: 'DK', percent: '25.5' }], '2026-11-01');
    expect(toProductJsonLd(print, url, { ...pricing, currentVat: vat })?.['offers']).toMatchObject([
      { price: '564.75' },
      { price: '1123.85' },
      {},
    ]);
  });

  it('cannot end its script element', () => {
    const hostile = createProduct({
      title: '</script><script>alert(1)</script><!--',
      description: '<!--<script>',
    });
    const text = formatJsonLd(toProductJsonLd(hostile, url, pricing) ?? {});
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name: hostile.title, description: hostile.description });
  });
});

describe('a collection for search engines', () => {
  const collection = { title: 'Prints', description: 'Pulled by hand.' };
  const at = { url: 'https://www.example/p/collections/prints', siteOrigin: 'https://www.example', pricing };

  it('lists its products in order, each with its offers', () => {
    expect(toCollectionJsonLd({ collection, products: [print, createProduct()], ...at })).toMatchObject({
      '@type': 'CollectionPage',
      name: 'Prints',
      description: 'Pulled by hand.',
      url: at.url,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 2,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            item: {
              '@type': 'Product',
              name: 'Tides',
              url: 'https://www.example/p/print-tides',
              offers: [
                { price: '562.50' },
                { price: '1119.38' },
                { availability: 'https://schema.org/SoldOut' },
              ],
            },
          },
          { position: 2, item: { url: 'https://www.example/p/the-long-table' } },
        ],
      },
    });
  });

  it('names events without marking them as products', () => {
    const data = toCollectionJsonLd({ collection, products: [evening], ...at });
    expect(data).toMatchObject({
      mainEntity: {
        itemListElement: [
          { '@type': 'ListItem', name: evening.title, url: `https://www.example/p/${evening.handle}` },
        ],
      },
    });
    expect(JSON.stringify(data)).not.toContain('"Product"');
  });
});
