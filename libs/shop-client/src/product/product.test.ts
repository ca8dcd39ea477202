import { describe, expect, it } from 'vitest';
import { findFirstChoice, isSoldOut } from './availability.ts';
import type { ProductVariant } from '../shop-types.ts';
import { findLowestPrice } from './lowest-price.ts';
import { getCollectionPath, getProductPath, getSearchPath } from './product-path.ts';
import { findVariantInQuery, getVariantPath, getVariantQuery, setVariantInUrl } from './variant-address.ts';
import { getOptionNames, getVariantTitle } from './variant-title.ts';

const variant = (
  title: string,
  amountMinor: number,
  changes: Partial<ProductVariant> = {},
): ProductVariant => ({
  id: `gid://shopify/ProductVariant/${title}`,
  title,
  availableForSale: true,
  requiresShipping: true,
  price: { amountMinor, currency: 'DKK' },
  options: [{ name: 'Size', value: title }],
  ...changes,
});

const cheapButGone = variant('S', 10000, { availableForSale: false });
const small = variant('M', 20000);
const large = variant('L', 30000);

describe('a product', () => {
  it('is sold out when no variant can be bought', () => {
    expect(isSoldOut({ variants: [cheapButGone] })).toBe(true);
    expect(isSoldOut({ variants: [cheapButGone, small] })).toBe(false);
  });

  it('starts with the first variant that can be bought, otherwise with the first', () => {
    expect(findFirstChoice([cheapButGone, large, small])).toBe(large);
    expect(findFirstChoice([cheapButGone])).toBe(cheapButGone);
    expect(findFirstChoice([])).toBeUndefined();
  });

  it('costs as much as its cheapest variant in stock, and shows if others cost more', () => {
    expect(findLowestPrice({ variants: [cheapButGone, large, small] })).toEqual({
      price: small.price,
      differs: true,
    });
    expect(findLowestPrice({ variants: [small, variant('XL', 20000)] })).toMatchObject({ differs: false });
    expect(findLowestPrice({ variants: [cheapButGone] })).toMatchObject({ price: cheapButGone.price });
    expect(findLowestPrice({ variants: [] })).toEqual({ price: undefined, differs: false });
  });

  it('has a page for its handle, whatever its letters', () => {
    expect(getProductPath('print-tides')).toBe('/p/print-tides');
    expect(getProductPath('å/../b?c')).toBe('/p/%C3%A5%2F..%2Fb%3Fc');
  });

  it('has collections with a URL for each page and order', () => {
    expect(getCollectionPath('prints')).toBe('/p/collections/prints');
    expect(getCollectionPath('prints', { page: 1 })).toBe('/p/collections/prints');
    expect(getCollectionPath('prints', { page: 3, sort: 'price-low' })).toBe(
      '/p/collections/prints?sort=price-low&page=3',
    );
    expect(getCollectionPath('å/?')).toBe('/p/collections/%C3%A5%2F%3F');
    expect(getSearchPath('long table')).toBe('/p?q=long+table');
    expect(getSearchPath('a&b=c', 2)).toBe('/p?q=a%26b%3Dc&page=2');
  });

  it('has no variant title if there is only one variant', () => {
    expect(getVariantTitle({ title: 'Default Title' })).toBeUndefined();
    expect(getVariantTitle({ title: 'A2' })).toBe('A2');
  });

  it('names the options of its variants', () => {
    expect(getOptionNames([small])).toBe('Size');
    expect(getOptionNames([{ options: [{ name: 'Title', value: 'Default Title' }] }])).toBe('');
    expect(getOptionNames([])).toBe('');
  });
});

describe('the address of a variant', () => {
  const only = variant('Default Title', 20000, { options: [{ name: 'Title', value: 'Default Title' }] });
  const framed = variant('50 × 70 / Oak & ash', 30000, {
    options: [
      { name: 'Size', value: '50 × 70' },
      { name: 'Frame', value: 'Oak & ash' },
    ],
  });
  const query = (text: string) => new URLSearchParams(text);

  it('has the name and value of each option, whatever their letters', () => {
    expect(getVariantPath('print-tides', small)).toBe('/p/print-tides?Size=M');
    expect(getVariantPath('print', framed)).toBe('/p/print?Size=50+%C3%97+70&Frame=Oak+%26+ash');
    expect(getVariantQuery({ options: [{ name: '"><b>', value: '#?&=' }] })).toBe(
      '%22%3E%3Cb%3E=%23%3F%26%3D',
    );
  });

  it('is that of the product if there is only one variant, or the shop states no options', () => {
    expect(getVariantPath('print', only)).toBe('/p/print');
    expect(getVariantPath('print', {})).toBe('/p/print');
    // As shops translate it.
    const translated = { options: [{ name: 'Name', value: 'Default Title' }] };
    expect(getVariantPath('print', translated)).toBe('/p/print');
    expect(findVariantInQuery([translated], query('Name=Default+Title'))).toBeUndefined();
  });

  it('names one of the variants with all its options, among other parameters', () => {
    expect(findVariantInQuery([small, large], query('utm_source=x&Size=L'))).toBe(large);
    expect(findVariantInQuery([small, framed], query(getVariantQuery(framed)))).toBe(framed);
    for (const text of ['', 'Size=XXL', 'size=L', 'Size=', 'Frame=Oak'])
      expect(findVariantInQuery([small, large], query(text))).toBeUndefined();
    expect(findVariantInQuery([framed], query('Size=50+×+70'))).toBeUndefined();
    expect(findVariantInQuery([only], query('Title=Default+Title'))).toBeUndefined();
  });

  it('keeps the other parameters of a URL', () => {
    const url = new URL('https://www.example/p/print?utm_source=x&Size=M#top');
    setVariantInUrl(url, large);
    expect(url.href).toBe('https://www.example/p/print?utm_source=x&Size=L#top');
    setVariantInUrl(url, only);
    expect(url.search).toBe('?utm_source=x&Size=L');
  });
});
