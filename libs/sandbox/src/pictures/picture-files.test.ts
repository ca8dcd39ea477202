import sharp from 'sharp';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { formats, widths } from './drawing.ts';
import { createPictureReader, pictureFiles } from './picture-files.ts';

it('has a small file of each picture, and none that no picture offers', () => {
  const small = catalogue.map(({ name }) => `${name}-640.avif`);
  expect(small.filter((file) => !pictureFiles.has(file))).toEqual([]);
  const offered = catalogue.flatMap(({ name, format }) =>
    formats[format].sizes.map((size) => `${name}-${widths[size]}.avif`),
  );
  expect([...pictureFiles.keys()].filter((file) => !offered.includes(file))).toEqual([]);
});

it('sends a file of the repository as it is', async () => {
  const picture = await createPictureReader()({ name: 'home-hero', width: 640, encoding: 'avif' });
  expect(picture.length).toBe(pictureFiles.get('home-hero-640.avif'));
});

it.each([
  ['about-table', 1024, 'avif', 'heif'],
  ['home-hero', 1600, 'jpeg', 'jpeg'],
  ['list-news', 640, 'webp', 'webp'],
  ['list-news', 1024, 'jpeg', 'jpeg'],
] as const)(
  'sends %s %i pixels wide as %s, with the height that content states',
  async (name, width, encoding, format) => {
    const picture = await createPictureReader()({ name, width, encoding });
    const { format: shape } = catalogue.find((drawing) => drawing.name === name) ?? { format: 'hero' };
    const height = Math.round(width / formats[shape].ratio);
    expect(await sharp(picture).metadata()).toMatchObject({ width, height, format });
  },
);

it('scales a picture once, however many requests arrive at once', async () => {
  const read = createPictureReader();
  const request = { name: 'list-blog', width: 640, encoding: 'jpeg' } as const;
  const [one, other] = await Promise.all([read(request), read(request)]);
  expect(one).toBe(other);
});
