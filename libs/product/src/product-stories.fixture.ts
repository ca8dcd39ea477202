import { toSafeImageUrl } from '@guildhall/safe-content';
import type { Product, ShopImage } from '@guildhall/shop-client';
import { evening, only, pressDay, print, createProduct, createVariant } from './product.fixture.ts';

/** Checked URLs are absolute: they lead to the origin of Storybook. */
const { origin } = location;
const policy = { contentOrigin: origin, siteOrigin: origin, mediaOrigins: [], frameHosts: [] };

function drawing(name: string, width: number, height: number): ShopImage {
  const url = toSafeImageUrl(`/story-pictures/${name}.webp`, policy);
  if (!url) throw new Error(`There is no story picture ${name}`);
  return { id: name, url, small: url, alt: '', width, height };
}

const portrait = (number: 1 | 2) => drawing(`portrait-${number}`, 640, 800);
const landscape = (number: 1 | 2 | 3) => drawing(`print-${number}`, 640, 427);
const square = (number: 1 | 2) => drawing(`square-${number}`, 640, 640);

/** One product of each kind: book, print, object, online event and a sold-out day event. */
export const shelf = {
  book: createProduct({ images: [portrait(1)] }),
  print: { ...print, images: [portrait(2), landscape(1), square(1)] },
  notebook: createProduct({
    handle: 'long-now-notebook',
    title: 'Notebook for long plans',
    images: [square(2)],
    variants: [
      createVariant('Plain', 11995),
      createVariant('Ruled', 11995),
      createVariant('Squared', 11995, { availableForSale: false }),
    ],
  }),
  evening: { ...evening, images: [landscape(2)] },
  pressDay: { ...pressDay, images: [landscape(3)] },
  soldOut: createProduct({
    handle: 'the-empty-chair',
    title: 'The Empty Chair',
    images: [portrait(2)],
    variants: only(17500, { availableForSale: false }),
  }),
} satisfies Record<string, Product>;

/** A product whose texts are hard to typeset. */
export const longWords: Product = {
  ...shelf.print,
  title:
    'Speciallægepraksisplanlægningsstabiliseringsperiode, a handbook of very long words in three volumes',
  vendor: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  variants: [
    createVariant('Speciallægepraksisplanlægningsstabiliseringsperiode', 123456700),
    createVariant('In three volumes, sewn, with a ribbon in each of them and a box for all', 45000),
  ],
};

/** A product whose texts run from right to left. */
export const rightToLeft: Product = { ...shelf.print, title: 'الطاولة الطويلة', vendor: 'دار الطباعة' };
