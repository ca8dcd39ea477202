import { describe, expect, it } from 'vitest';
import { block, pageBlocks } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';

describe('a hero', () => {
  it('shows its picture in every width, its title, subtitle and link [2.4.11]', () => {
    const page = renderBlock(pageBlocks.hero);
    expect(page).toMatch(/data-transition="picture"><span[^>]*><img[^>]*1920w/);
    expect(page).toContain('alt="A peach-coloured sun over a dark sea."');
    expect(page).toContain('<h1 data-transition="title">');
    expect(page).toContain('<p>A house of ideas');
    expect(page).toMatch(/<a [^>]*href="\/about"[^>]*>What we do<\/a>/);
  });

  it('needs neither picture nor subtitle nor link', () => {
    expect(renderBlock(block('hero', { title: 'Alone' }))).not.toMatch(/<img|<p>|<a /);
  });
});
