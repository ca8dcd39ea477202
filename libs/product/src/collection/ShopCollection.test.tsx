import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { print, createProduct, pricing } from '../product.fixture.ts';
import { ShopCollection, type ShopCollectionProps } from './ShopCollection.tsx';

const render = (props: Partial<ShopCollectionProps> = {}) =>
  renderToStaticMarkup(<ShopCollection products={[createProduct(), print]} pricing={pricing} {...props} />);

it('shows its title, description and products', () => {
  const html = render({ id: 'prints', title: 'Prints', description: 'Pulled by hand.' });
  expect(html).toContain('<h2 id="prints-title">Prints</h2><p>Pulled by hand.</p>');
  expect(html).toContain('id="prints" aria-labelledby="prints-title"');
  expect(html.match(/<h3/g)).toHaveLength(2);
});

it('links to its own page, and to the remaining products if there are more', () => {
  const html = render({ title: 'Prints', href: '/p/collections/prints', after: <a href="/more">All</a> });
  expect(html).toContain('<h2><a href="/p/collections/prints">Prints</a></h2>');
  expect(html).toMatch(/<\/ul><div class="[^"]*"><a href="\/more">All<\/a><\/div>/);
});

it('has no heading of its own if its surroundings have one', () => {
  expect(render()).not.toMatch(/<h2|<section|<header/);
});

it('states whose VAT its prices include, unless the page does so elsewhere', () => {
  expect(render()).toContain('Prices include 25% VAT (Denmark).');
  expect(render({ vatNote: false })).not.toContain('VAT');
  expect(render({ pricing: { currency: 'CHF' } })).not.toContain('VAT');
});

it('states that products could not be loaded, or that there are none', () => {
  expect(render({ products: 'failed' })).toContain('We could not load these products');
  expect(render({ products: [] })).toContain('There is nothing here yet.');
  expect(render({ products: [] })).not.toContain('VAT');
});
