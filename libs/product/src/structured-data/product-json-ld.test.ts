import { describe, expect, it } from 'vitest';
import { evening, only, pressDay, print, product } from '../product.fixture.ts';
import { readCurrentVat } from '@guildhall/money';
import { collectionJsonLd, jsonLdText, productJsonLd } from './product-json-ld.ts';

const url = 'https://www.example/p/print-tides';

describe('a product for search engines', () => {
  it('has an offer for each variant, with Danish VAT, in stock or sold out', () => {
    expect(productJsonLd(print, url)?.['offers']).toEqual([
      {
        '@type': 'Offer',
        name: '30 × 40 cm',
        url,
        price: '562.50',
        priceCurrency: 'DKK',
        availability: 'https://schema.org/InStock',
      },
      expect.objectContaining({ price: '1119.38', availability: 'https://schema.org/InStock' }),
      expect.objectContaining({ price: '2000.00', availability: 'https://schema.org/SoldOut' }),
    ]);
  });

  it('has its name, description, pictures and maker', () => {
    expect(productJsonLd(print, url)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Tides',
      description: 'A fortnight of water at our quay.',
      brand: { '@type': 'Brand', name: 'The Wayleave Institute' },
    });
    expect(productJsonLd(print, url)?.['image']).toHaveLength(3);
  });

  it('says nothing of what is not known', () => {
    const bare = productJsonLd(product({ images: [], description: '', vendor: '' }), url);
    expect(Object.keys(bare ?? {})).toEqual(['@context', '@type', 'name', 'url', 'offers']);
  });

  it('is none where it is a place at an event, and has no offer at nothing', () => {
    expect(productJsonLd(evening, url)).toBeUndefined();
    expect(productJsonLd(pressDay, url)).toBeUndefined();
    expect(productJsonLd(product({ variants: only(0) }), url)).not.toHaveProperty('offers');
  });

  it('has its price with today’s VAT where that is known [9.2.7]', () => {
    const { vat } = readCurrentVat([{ country: 'DK', percent: '25.5' }], '2026-11-01');
    expect(productJsonLd(print, url, vat)?.['offers']).toMatchObject([
      { price: '564.75' },
      { price: '1123.85' },
      {},
    ]);
  });

  it('cannot end the element it is in', () => {
    const hostile = product({ title: '</script><script>alert(1)</script><!--', description: '<!--<script>' });
    const text = jsonLdText(productJsonLd(hostile, url) ?? {});
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name: hostile.title, description: hostile.description });
  });
});

describe('a collection for search engines', () => {
  const collection = { title: 'Prints', description: 'Pulled by hand.' };
  const at = { url: 'https://www.example/p/collections/prints', siteOrigin: 'https://www.example' };

  it('is a list of its products in their order, each with its offers', () => {
    expect(collectionJsonLd({ collection, products: [print, product()], ...at })).toMatchObject({
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

  it('names events without calling them products', () => {
    const data = collectionJsonLd({ collection, products: [evening], ...at });
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
