import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createImage, print } from '../product.fixture.ts';
import { ProductGallery } from './ProductGallery.tsx';

const render = (images = print.images) =>
  renderToStaticMarkup(<ProductGallery images={images} title="Tides" />);

describe('the pictures of a product', () => {
  it('start with a large one that loads first; the others load when they come near', () => {
    expect(render().match(/<img loading="eager" fetchPriority="high"/g)).toHaveLength(1);
    expect(render()).toContain(`${print.images[0]?.small} 640w`);
  });

  it('each have a thumbnail that links to them without JavaScript', () => {
    expect(render()).toContain('<a href="#picture-2" aria-label="Picture 2 of 3">');
    expect(render()).toContain('id="picture-2"');
  });

  it('have no links if there is only one, and leave an empty frame if there is none', () => {
    expect(render([createImage('one')])).not.toMatch(/<a |tabindex/i);
    expect(render([])).toContain('<li></li>');
    expect(render([])).not.toContain('<img');
  });

  it('are described by the shop, otherwise by the title and their number', () => {
    const html = render([createImage('one', { alt: 'A quay at low water' }), createImage('two')]);
    expect(html).toContain('alt="A quay at low water"');
    expect(render()).toContain('alt="Tides"');
    expect(html).toContain('alt="Picture 2 of 2"');
  });

  it('reserve their space before they load, unless the shop does not state the size', () => {
    expect(render()).toContain('width="1600" height="2000"');
    expect(render([createImage('one', { width: 0, height: 0 })])).not.toMatch(/ (width|height)="0"/);
  });
});
