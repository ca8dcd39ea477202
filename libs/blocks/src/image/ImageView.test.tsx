import { describe, expect, it } from 'vitest';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { html, picture } from '../cards/card.fixture.ts';

describe('an image', () => {
  const image = picture('steps', 3 / 2, '#f7cdb4', 'Seven steps');

  it('is standard or wide [2.4.10]', () => {
    expect(renderBlock(block('image', { image, size: 'standard' }))).toContain('data-size="standard"');
    expect(renderBlock(block('image', { image, size: 'wide' }))).toContain('data-size="wide"');
  });

  it('is as wide as its editor made it, without a style [2.4.10]', () => {
    const page = renderBlock(block('image', { image, size: 'standard', width: 120 }));
    expect(page).toContain('data-own-width="start"');
    expect(page).toContain('width="120" height="80" sizes="min(120px, ');
    expect(page).not.toContain('style=');
    const centred = block('image', { image, size: 'standard', width: 120, isCentred: true });
    expect(renderBlock(centred)).toContain('data-own-width="centred"');
    expect(renderBlock(block('image', { image, size: 'standard' }))).not.toContain('own-width');
  });

  it('has a title and a caption if its editor wrote them [2.4.10]', () => {
    const page = renderBlock(
      block('image', { image, size: 'wide', title: 'Steps', text: html('Drawn in 2024') }),
    );
    expect(page).toContain('<figcaption><strong>Steps</strong><span>Drawn in 2024</span></figcaption>');
  });

  it('keeps links and paragraphs in its caption [2.4.34]', () => {
    const captioned = (text: string) =>
      renderBlock(block('image', { image, size: 'wide', text: html(text) }));
    expect(captioned('By <a href="/people/asta">Asta</a>')).toContain(
      '<figcaption><span>By <a href="/people/asta">Asta</a></span></figcaption>',
    );
    expect(captioned('<p>By Asta</p>')).toMatch(/<figcaption><div[^>]*><p>By Asta<\/p><\/div>/);
  });

  it('has no caption otherwise [2.4.10]', () => {
    expect(renderBlock(block('image', { image, size: 'wide' }))).not.toContain('<figcaption');
  });
});
