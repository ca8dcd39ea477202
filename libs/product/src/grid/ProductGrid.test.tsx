import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { evening, only, pressDay, print, createProduct, pricing } from '../product.fixture.ts';
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx';

const render = (props: Partial<ProductGridProps> = {}) =>
  renderToStaticMarkup(<ProductGrid products={[createProduct()]} pricing={pricing} {...props} />);

describe('a product in a grid', () => {
  it('links to its page, with one link for all of it [2.7.6]', () => {
    expect(render().match(/<a /g)).toHaveLength(1);
    expect(render()).toContain('<a href="/p/the-long-table">The Long Table</a>');
  });

  it('has no link if its editor has switched that off [2.7.6]', () => {
    const html = render({ clickable: false });
    expect(html).not.toContain('<a');
    expect(html).toContain('The Long Table');
  });

  it('shows its price in DKK with Danish VAT, and its equivalents in other currencies', () => {
    expect(render()).toContain(
      '<b><span translate="no">DKK 311</span></b><small>approx. €42 / £35 / $43</small>',
    );
  });

  it('has no choice of a VAT country [9.2.4]', () => {
    expect(render()).not.toMatch(/<select|<input|<button/);
  });

  it('shows its lowest price if its variants differ in price', () => {
    expect(render({ products: [print] })).toContain('<b>from <span translate="no">DKK 563</span></b>');
  });

  it('states that it is sold out, in the text of main data [2.7.6]', () => {
    expect(render({ products: [pressDay], texts: { soldOutLabel: 'All gone' } })).toContain(
      '<i>All gone</i>',
    );
    expect(render()).not.toContain('Sold out');
  });

  it('is marked as an event, online or in person [2.7.6]', () => {
    expect(render({ products: [evening] })).toContain('<p>Online event</p>');
    expect(render({ products: [pressDay] })).toContain('<p>In-person event</p>');
    expect(render()).not.toMatch(/event/i);
  });

  it('keeps its size without a picture', () => {
    const html = render({ products: [createProduct({ images: [] })] });
    expect(html).toMatch(/<span class="[^"]*shelf[^"]*"><\/span>/);
    expect(html).not.toContain('<img');
  });

  it('escapes markup in a product’s title', () => {
    const html = render({ products: [createProduct({ title: '<img src=x onerror=alert(1)>' })] });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('is shown even if its price is in a currency that is not converted', () => {
    const price = { amountMinor: 24900, currency: 'SEK' };
    expect(render({ products: [createProduct({ variants: only(0, { price }) })] })).toContain(
      '<b><span translate="no">SEK 249.00</span></b></p>',
    );
  });
});

describe('a grid', () => {
  it('renders nothing without products', () => {
    expect(render({ products: [] })).toBe('');
  });

  it('loads only the first picture of a page at once', () => {
    const html = render({ products: [createProduct(), print], priority: true });
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html.match(/loading="lazy"/g)).toHaveLength(1);
    expect(render()).not.toContain('eager');
  });

  it('costs at most 600 bytes for each further product', () => {
    const bytes = (count: number) =>
      render({ products: Array.from({ length: count }, (_, id) => ({ ...createProduct(), id: String(id) })) })
        .length;
    expect(bytes(11) - bytes(10)).toBeLessThanOrEqual(600);
  });
});
