import { expect, it } from 'vitest';
import type { Drawing } from './drawing.ts';
import { motifs, type MotifName } from './motifs/motifs.ts';
import { print } from './print.ts';
import { renderPicture, type Encoding } from './render-picture.ts';

const names = Object.keys(motifs) as MotifName[];
const example = (motif: MotifName): Drawing => ({
  name: 'an-example',
  motif,
  seed: 11,
  format: 'card',
  ground: 'sand',
  alt: 'An example of what can be drawn.',
});

it.each(names)('prints %s the same each time, in several colours', async (motif) => {
  const once = await print(example(motif), 96);
  const again = await print(example(motif), 96);
  expect(Buffer.compare(once.pixels, again.pixels)).toBe(0);
  const colours = new Set<string>();
  for (let at = 0; at < once.pixels.length; at += 3) colours.add(once.pixels.subarray(at, at + 3).join());
  expect(colours.size).toBeGreaterThan(50);
});

it('prints another picture from another seed', async () => {
  const drawing = example('rings');
  const one = await print(drawing, 96);
  const other = await print({ ...drawing, seed: drawing.seed + 1 }, 96);
  expect(Buffer.compare(one.pixels, other.pixels)).not.toBe(0);
});

it('keeps the proportions of its format', async () => {
  const { width, height } = await print({ ...example('cones'), format: 'panorama' }, 210);
  expect([width, height]).toEqual([210, 90]);
});

it.each([
  ['avif', /^....ftypavif/s],
  ['webp', /^RIFF....WEBP/s],
  ['jpeg', /^\xff\xd8\xff/],
] satisfies [Encoding, RegExp][])('encodes as %s', async (encoding, signature) => {
  const bytes = await renderPicture(example('horizon'), 96, encoding);
  expect(bytes.subarray(0, 12).toString('latin1')).toMatch(signature);
});
