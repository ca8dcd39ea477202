import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { html } from '../cards/card.fixture.ts';
import { framedTides } from '../blocks/static-blocks.fixture.ts';
import { block, link } from '../blocks/page.fixture.ts';

const framed = block('iframe', { ...framedTides, frame: framedTides.link.url });

describe('a frame', () => {
  it('has a title, loads lazily, and is sandboxed [2.4.23]', () => {
    const page = renderBlock(framed);
    expect(page).toContain('title="The tides of 2061"');
    expect(page).toMatch(/loading="lazy".* src="https:\/\/frames.example\/tides\?year=2061"/);
    expect(page).toMatch(/sandbox="allow-scripts [^"]*"/);
    expect(page).not.toMatch(/allow-(?:top-navigation|modals|downloads|pointer-lock)/);
  });

  it('has its height without a style attribute', () => {
    expect(renderBlock(framed)).toContain('gh-frame-height-60vh');
    expect(renderBlock({ ...framed, height: '100vh' })).toContain('gh-frame-height-100vh');
    expect(renderBlock(framed)).not.toMatch(/ style=/);
  });

  it('is a link if its host is not allowed in frames [2.4.23]', () => {
    const page = renderBlock(block('iframe', framedTides));
    expect(page).not.toContain('<iframe');
    expect(page).toMatch(/<a [^>]*href="https:\/\/frames.example\/tides\?year=2061".*The tides of 2061/);
  });

  it('shows its description below the frame or the link [2.4.23]', () => {
    const description = html('The tides <em>to come</em>');
    for (const shown of [framed, block('iframe', framedTides)]) {
      expect(renderBlock({ ...shown, description })).toMatch(
        /(?:<\/iframe>|<\/p>)<div class="[^"]*">The tides <em>to come<\/em><\/div>/,
      );
    }
  });

  it('is named after its block, else its host, if its link has no title', () => {
    const nameless = { ...framed, link: link('', 'https://frames.example/') };
    expect(renderBlock({ ...nameless, blockTitle: 'Tides' })).toContain('title="Tides"');
    expect(renderBlock(nameless)).toContain('title="frames.example"');
  });
});
