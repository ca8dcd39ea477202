import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';
import type { PictureSource } from './picture-source.ts';

const harbour: PictureSource = {
  md: '/h-640.avif',
  lg: '/h-1024.avif',
  xl: '/h-1600.avif',
  hero: '/h-1920.avif',
  alt: 'A harbour at dusk',
  width: 1920,
  height: 1280,
  color: '#2F4a63',
};

function markup(image: PictureSource, props: Partial<Parameters<typeof Picture>[0]> = {}): string {
  return renderToStaticMarkup(<Picture image={image} sizes="50vw" {...props} />);
}

describe('Picture', () => {
  it('offers every available width', () => {
    expect(markup(harbour)).toContain(
      'srcSet="/h-640.avif 640w, /h-1024.avif 1024w, /h-1600.avif 1600w, /h-1920.avif 1920w" src="/h-1024.avif"',
    );
    expect(markup({ xl: '/x.avif', alt: '' })).toContain('srcSet="/x.avif 1600w" src="/x.avif"');
  });

  it('reserves its place by width, height, shape and dominant colour', () => {
    const html = markup(harbour, { shape: '3:2', className: 'own' });
    expect(html).toContain('width="1920" height="1280"');
    expect(html).toMatch(/^<span class="\S+ gh-tint-2f4a63 own" data-shape="3:2">/);
    expect(html).not.toContain('style=');
  });

  it('loads lazily and decodes asynchronously', () => {
    const html = markup(harbour);
    expect(html).toContain('loading="lazy" decoding="async"');
    expect(html).not.toContain('rel="preload"');
  });

  it('loads first when it is the main picture of the page', () => {
    const html = markup(harbour, { priority: true });
    expect(html).toContain('loading="eager" fetchPriority="high"');
    expect(html).not.toContain('lazy');
  });

  it('has its alternative text, or an empty one for decoration', () => {
    expect(markup(harbour)).toContain('alt="A harbour at dusk"');
    expect(markup({ md: '/m.avif', alt: '' })).toContain('alt=""');
  });

  it('renders nothing without a picture', () => {
    expect(markup({ alt: 'Missing' })).toBe('');
  });

  it('escapes URLs that would break the list of widths', () => {
    expect(markup({ md: '/a b.avif,', lg: '/c.avif', alt: '' })).toContain(
      'srcSet="/a%20b.avif%2C 640w, /c.avif 1024w"',
    );
  });
});
