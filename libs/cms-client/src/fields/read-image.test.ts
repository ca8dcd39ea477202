import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';

const uploads = 'https://content.example/wp-content/uploads/2026/03/harbour';

async function read(image: unknown) {
  const { cms, problems } = createTestClient(rawEntry([{ blockName: 'acf/hero', title: 'A', image }]));
  const { entry } = await cms.readEntry('/a');
  const [hero] = entry?.content ?? [];
  return {
    image: hero?.name === 'hero' ? hero.image : undefined,
    problems: problems.map(({ message }) => message),
  };
}

/** An image field of the common field plugin with “Image Array”. */
const fieldPlugIn = {
  ...{ ID: 41, id: 41, title: 'harbour', filename: 'harbour.jpg', url: `${uploads}.jpg` },
  ...{
    alt: 'The harbour &amp; its steps',
    width: 2560,
    height: 1707,
    mime_type: 'image/jpeg',
    type: 'image',
  },
  sizes: {
    ...{ thumbnail: `${uploads}-150x150.jpg`, 'thumbnail-width': 150, 'thumbnail-height': 150 },
    ...{ medium: `${uploads}-300x200.jpg`, 'medium-width': 300, 'medium-height': 200 },
    ...{ medium_large: `${uploads}-768x512.jpg`, 'medium_large-width': 768, 'medium_large-height': 512 },
    ...{ large: `${uploads}-1024x683.jpg`, 'large-width': 1024, 'large-height': 683 },
    ...{ '1536x1536': `${uploads}-1536x1024.jpg`, '1536x1536-width': 1536, '1536x1536-height': 1024 },
    ...{ '2048x2048': `${uploads}-2048x1366.jpg`, '2048x2048-width': 2048, '2048x2048-height': 1366 },
    ...{ card: `${uploads}-1600x600.jpg`, 'card-width': 1600, 'card-height': 600 },
  },
};

describe('a picture', () => {
  it('is read in a field plugin’s format: the right size for each place, and no crop [3.1.6]', async () => {
    const { image, problems } = await read(fieldPlugIn);
    expect(image).toEqual({
      md: `${uploads}-768x512.jpg`,
      lg: `${uploads}-1024x683.jpg`,
      xl: `${uploads}-1536x1024.jpg`,
      hero: `${uploads}-2048x1366.jpg`,
      ...{ alt: 'The harbour & its steps', width: 2560, height: 1707 },
    });
    expect(problems).toEqual([]);
  });

  it('is read in WordPress’s own format, with URLs inside the sizes [3.1.6]', async () => {
    const sizes = {
      medium_large: { source_url: `${uploads}-768x512.jpg`, width: 768, height: 512 },
      large: { url: `${uploads}-1024x683.jpg`, width: '1024', height: '683', orientation: 'landscape' },
    };
    const { image } = await read({ source_url: `${uploads}.jpg`, width: 1400, height: 934, sizes });
    expect(image).toEqual({
      md: `${uploads}-768x512.jpg`,
      lg: `${uploads}-1024x683.jpg`,
      ...{ alt: '', width: 1400, height: 934 },
    });
  });

  it.each([
    ['an address', `${uploads}-1024x683.jpg`],
    ['an address with its sides', [`${uploads}-1024x683.jpg`, 1024, 683, true]],
    ['one size, its sides only in its file’s name', { lg: `${uploads}-1024x683.jpg` }],
  ])('is read from %s, with its dimensions [3.1.6]', async (_what, raw) => {
    const { image, problems } = await read(raw);
    expect(Object.values(image ?? {})).toContain(`${uploads}-1024x683.jpg`);
    expect(image).toMatchObject({ alt: '', width: 1024, height: 683 });
    expect(problems).toEqual([]);
  });

  it('is shown in its own size if it is small', async () => {
    const { image } = await read({ url: `${uploads}.png`, width: 300, height: 120, sizes: [] });
    expect(image).toEqual({ md: `${uploads}.png`, alt: '', width: 300, height: 120 });
  });

  it('has the site’s sizes by name [3.1.6]', async () => {
    const sizes = { md: `${uploads}-a.jpg`, hero: `${uploads}-b.jpg` };
    const { image } = await read({ url: `${uploads}.jpg`, sizes });
    expect(image).toMatchObject({ md: `${uploads}-a.jpg`, lg: `${uploads}-b.jpg` });
  });

  it('has no impossible dimensions', async () => {
    const { image } = await read({ url: `${uploads}-99999x2.jpg`, width: 9e9, height: 1 });
    expect(image).not.toHaveProperty('width');
  });

  it.each([[[]], [false], [''], [null]])('is undefined, without a report, if it is %j', async (raw) => {
    expect(await read(raw)).toEqual({ image: undefined, problems: [] });
  });

  it.each([
    [41, 'image: the picture is only a media library ID'],
    ['41', 'image: the picture is only a media library ID'],
    [{ ID: 41 }, 'image: expected a picture in a supported size, found an object'],
    [[41], 'image: this picture URL is not allowed'],
    ['https://elsewhere.example/a.jpg', 'image: this picture URL is not allowed'],
  ])('is reported with its field if it is %j [3.1.5]', async (raw, message) => {
    expect(await read(raw)).toEqual({ image: undefined, problems: [message] });
  });
});
