import { sanitizeHtml } from '@guildhall/safe-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { evening, policy, print, createProduct } from '../product.fixture.ts';
import { ProductView, type ProductViewProps } from './ProductView.tsx';

const render = (props: Partial<ProductViewProps> = {}) =>
  renderToStaticMarkup(<ProductView product={print} buy={<p>Buy here</p>} {...props} />);

it('shows title, maker, description and the given buying controls', () => {
  expect(render()).toContain('<h1 data-transition="title">Tides</h1>');
  expect(render()).toContain('The Wayleave Institute');
  expect(render()).toContain('<li>Signed and numbered</li>');
  expect(render()).toContain('<p>Buy here</p>');
});

it('shows only the harmless part of a description', () => {
  const descriptionHtml = sanitizeHtml('<p onclick="alert(1)">Fine</p><script>alert(1)</script>', policy);
  const html = render({ product: createProduct({ descriptionHtml }) });
  expect(html).toContain('<p>Fine</p>');
  expect(html).not.toMatch(/alert/);
});

it('links back to its collection if that has a page', () => {
  expect(render({ collectionHref: (handle) => `/p#${handle}` })).toContain('<a href="/p#prints">Prints</a>');
  expect(render()).not.toContain('href="/p#');
});

it('is marked as an event, in place of a maker', () => {
  expect(render({ product: evening })).toContain('>Online event<');
  expect(render({ product: evening })).not.toContain('zoom-event');
});
