import { draw, hairStyles, motifs, palette, renderPicture } from '@guildhall/drawings';
import { expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import products from '../../content/shop/index.ts';
import { createContentStore } from '../content/store/content-store.ts';
import { catalogue, findDrawing } from './catalogue.ts';

it('gives every picture a unique name that is valid in URLs', () => {
  const names = catalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

it('draws every picture only once', () => {
  const drawings = catalogue.map(({ motif, seed, format, ground, variant }) =>
    [motif, seed, format, ground, variant].join(),
  );
  expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([]);
});

it('describes every picture in a sentence', () => {
  expect(catalogue.filter(({ alt }) => alt.length < 25 || !alt.endsWith('.'))).toEqual([]);
});

it('uses every motif', () => {
  expect(new Set(catalogue.map(({ motif }) => motif)).size).toBe(Object.keys(motifs).length);
});

it('gives portraits hair that can be drawn', () => {
  const variants = catalogue.filter(({ motif }) => motif === 'portrait').map(({ variant = '' }) => variant);
  expect(variants.filter((variant) => !(variant in hairStyles))).toEqual([]);
});

it('contains only pictures that an entry or a product shows', () => {
  const store = createContentStore(content);
  const text = JSON.stringify(store.paths().map((path) => store.entry(path)));
  const lists = [
    'people',
    'calendar',
    'news',
    'cases',
    'blog',
    'focus-areas',
    'initiatives',
    'organisations',
  ];
  const cards = JSON.stringify(lists.map((type) => store.list(`/wp-json/cards/api/${type}`)));
  const sold = products.flatMap(({ pictures }) => pictures);
  expect(
    catalogue.filter(({ name }) => !(text + cards).includes(`/media/${name}-`) && !sold.includes(name)),
  ).toEqual([]);
});

it.each(catalogue.map((drawing) => [drawing.name, drawing] as const))(
  'draws %s in inks of the palette',
  (_name, drawing) => {
    const plates = draw(drawing);
    expect(plates.length).toBeGreaterThan(3);
    for (const { ink, shapes } of plates) {
      expect(ink in palette).toBe(true);
      expect(shapes).not.toMatch(/NaN|undefined|Infinity/);
    }
  },
);

it.each([
  ['person-tobias-aldermoor', 640, 35_000],
  ['focus-long-lives', 640, 35_000],
  ['organisation-kilmorrow-care', 1920, 160_000],
])('keeps %s, one of the largest, small at %i pixels', async (name, width, limit) => {
  const drawing = findDrawing(name);
  if (drawing === undefined) throw new Error(`No picture is called "${name}"`);
  expect((await renderPicture(drawing, width, 'avif')).length).toBeLessThan(limit);
});
