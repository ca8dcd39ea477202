import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { threeBanners } from './banner-slider.fixture.ts';

describe('a banner slider', () => {
  it('is a row of all its banners before any script runs, each with picture, title and link', () => {
    const page = renderBlock(threeBanners);
    expect(page.match(/<li[ >]/g)).toHaveLength(3);
    expect(page).toMatch(/<ul[^>]*tabindex="0".*<img.*<h2>Keep a chair free.*href="\/membership"/);
  });

  it('has a switch and a number for each banner if there are several', () => {
    const page = renderBlock(threeBanners);
    expect(page).toContain('aria-label="Pause banners: Keep a chair free for the year 2080"');
    expect(page).toContain('aria-label="2 of 3: The night walk"');
    const one = renderBlock({ ...threeBanners, slides: threeBanners.slides.slice(0, 1) });
    expect(one).not.toMatch(/<button|carousel/);
  });

  it('is told apart from other banner sliders by its title, or by its first banner', () => {
    expect(renderBlock(threeBanners)).toContain(
      'aria-label="Announcements: Keep a chair free for the year 2080"',
    );
    expect(renderBlock({ ...threeBanners, blockTitle: 'This week' })).toContain(
      'aria-label="Announcements: This week"',
    );
  });

  it('works without picture and link', () => {
    const page = renderBlock({ ...threeBanners, slides: [{ id: '1', title: 'Words alone' }] });
    expect(page).toContain('Words alone');
    expect(page).not.toMatch(/<img|<a /);
  });
});
