import type { Entry, Image } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { findSharedPicture } from './find-shared-picture.ts';

const origin = 'https://content.example/a';

/** The picture of an entry whose blocks have these images. */
const findInBlocks = (...images: Record<string, unknown>[]) =>
  findIn({}, ...images.map((image) => ({ alt: '', ...image }) as unknown as Image));

function findIn(seo: Record<string, unknown>, ...images: Image[]) {
  const content = [{ name: 'text' }, ...images.map((image) => ({ name: 'image', image }))];
  return findSharedPicture({ seo, content } as unknown as Entry);
}

describe('the picture of a block', () => {
  it('is its largest file, with its sides and description [2.9.2]', () => {
    const image = { md: `${origin}-640.jpg`, lg: `${origin}-1024.jpg`, xl: `${origin}-1600.jpg` };
    expect(findInBlocks({ ...image, alt: 'A quay', width: 1600, height: 900 })).toEqual({
      ...{ url: `${origin}-1600.jpg`, width: 1600, height: 900, alt: 'A quay' },
    });
    expect(findInBlocks({ ...image, hero: `${origin}-1920.jpg`, width: 1920, height: 1080 })).toEqual({
      ...{ url: `${origin}-1920.jpg`, width: 1920, height: 1080 },
    });
  });

  it('is a file that has its sides in its name, where there is one [2.9.2]', () => {
    const image = { md: `${origin}-768x512.jpg`, lg: `${origin}-1024x683.jpg`, xl: `${origin}.jpg` };
    expect(findInBlocks({ ...image, hero: `${origin}-2048x1366.jpg`, width: 2560, height: 1707 })).toEqual({
      ...{ url: `${origin}-1024x683.jpg`, width: 1024, height: 683 },
    });
  });

  it('has no sides if nobody knows them [2.9.2]', () => {
    expect(findInBlocks({ lg: `${origin}.jpg`, md: `${origin}-s.jpg` })).toEqual({ url: `${origin}.jpg` });
  });

  it('is in a format that every network shows, if one of its files is [2.9.2]', () => {
    const image = { md: `${origin}-640.jpg`, lg: `${origin}-1024.webp`, hero: `${origin}-1920.avif?v=1` };
    expect(findInBlocks(image)?.url).toBe(`${origin}-640.jpg`);
    expect(findInBlocks({ lg: `${origin}-1024.webp` })?.url).toBe(`${origin}-1024.webp`);
  });

  it('is never an SVG, but that of a later block [2.9.2]', () => {
    const svg = { md: `${origin}.svg`, width: 600, height: 300 };
    expect(findInBlocks(svg, { md: `${origin}.png`, width: 600, height: 300 })?.url).toBe(`${origin}.png`);
    expect(findInBlocks(svg)).toBeUndefined();
  });
});

it('an entry’s own picture that is an SVG gives way to that of its blocks [2.9.2]', () => {
  const block = { md: `${origin}.png`, alt: '' } as Image;
  for (const svg of [`${origin}.svg`, `${origin}.SVG?v=2`])
    expect(findIn({ image: svg, imageAlt: 'A mark' }, block)).toEqual({ url: `${origin}.png` });
});

it('an entry’s own picture comes first, with its stated sides, or those in its name [2.9.2]', () => {
  const block = { md: `${origin}.png`, alt: '' } as Image;
  const own = { image: `${origin}.jpg`, imageWidth: 1200, imageHeight: 630, imageAlt: 'A boat' };
  expect(findIn(own, block)).toEqual({ url: `${origin}.jpg`, width: 1200, height: 630, alt: 'A boat' });
  expect(findIn({ image: `${origin}-1200x630.jpg` }, block)).toEqual({
    ...{ url: `${origin}-1200x630.jpg`, width: 1200, height: 630 },
  });
});
