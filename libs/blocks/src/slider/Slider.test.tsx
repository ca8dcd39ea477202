import type { BlockOf } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { harbourSlider } from './slider.fixture.ts';

const changed = (more: Partial<BlockOf<'slider'>>) => renderBlock({ ...harbourSlider, ...more });

describe('a slider', () => {
  it('shows the picture of each slide in its sizes, and its title [2.4.17]', () => {
    const page = renderBlock(harbourSlider);
    expect(page.match(/<li>/g)).toHaveLength(3);
    const slides = page.split('<li>').slice(1);
    expect(
      slides.map((slide) => [
        /<img [^>]*alt="([^"]*)"/.exec(slide)?.[1],
        /<strong data-slide-title="">([^<]*)</.exec(slide)?.[1],
      ]),
    ).toEqual(harbourSlider.slides.map(({ image, title }) => [image.alt, title]));
    expect(page).toMatch(/srcSet="[^"]*1024w[^"]*1600w[^"]*".*<strong data-slide-title="">The seven steps/);
  });

  it('has previous and next buttons only with more than one slide [2.4.17]', () => {
    expect(renderBlock(harbourSlider)).toMatch(/aria-label="Previous picture".*aria-label="Next picture"/);
    const one = changed({ slides: harbourSlider.slides.slice(0, 1) });
    expect(one).not.toContain('<button');
    expect(one).not.toContain('1/1');
  });

  it('is named by its block title', () => {
    expect(changed({ blockTitle: 'The harbour' })).toContain('aria-label="The harbour"');
    expect(changed({})).toContain('aria-label="Pictures"');
  });

  it('loads the first picture of a page at once, the other slides lazily', () => {
    const pictures = renderBlock(harbourSlider).match(/<img[^>]*>/g) ?? [];
    expect(pictures.map((picture) => /loading="(\w+)"/.exec(picture)?.[1])).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
  });
});
