import { describe, expect, it } from 'vitest';
import { evening, pressDay, print, product } from '../product.fixture.ts';
import { jsonLdText, productJsonLd } from './product-json-ld.ts';

const url = 'https://www.example/p/print-tides';

describe('a product for search engines', () => {
  it('has an offer for each variant, with Danish VAT, in stock or sold out', () => {
    expect(productJsonLd(print, url)['offers']).toEqual([
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
    expect(productJsonLd(print, url)['image']).toHaveLength(3);
  });

  it('says nothing of what is not known, and no event has a maker', () => {
    const bare = productJsonLd(product({ images: [], description: '', vendor: '' }), url);
    expect(Object.keys(bare)).toEqual(['@context', '@type', 'name', 'url', 'offers']);
    expect(productJsonLd(evening, url)).not.toHaveProperty('brand');
    expect(productJsonLd(pressDay, url)).not.toHaveProperty('brand');
  });

  it('cannot end the element it stands in', () => {
    const hostile = product({ title: '</script><script>alert(1)</script><!--', description: '<!--<script>' });
    const text = jsonLdText(productJsonLd(hostile, url));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name: hostile.title, description: hostile.description });
  });
});
