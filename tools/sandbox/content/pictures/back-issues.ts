import type { Colour, Drawing } from '@guildhall/drawings';
import { backIssues } from '../shop/back-issues.ts';

/** Paper colours, by year in rotation. */
const papers: readonly (readonly [Colour, string])[] = [
  ['blush', 'blush'],
  ['night', 'night blue'],
  ['sand', 'sand'],
  ['peach', 'peach'],
  ['dusk', 'dusk blue'],
  ['paper', 'white paper'],
  ['moss', 'green'],
  ['clay', 'clay'],
];

/** Motif of each season. Only motifs that render quickly: there are many covers. */
const seasons: readonly (readonly [Drawing['motif'], string])[] = [
  ['almanac', 'a large moon among the phases of a year'],
  ['delta', 'the arms of a river part and meet'],
  ['sundial', 'a sundial fans out over one dark hour'],
  ['ripples', 'rings on water cross each other'],
];

/** Covers of earlier issues: a year shares its paper, a season its drawing. */
const pictures: Drawing[] = backIssues.map(([number]) => {
  const [ground, paper] = papers[Math.ceil(number / 4) % papers.length] ?? (['sand', 'sand'] as const);
  const [motif, what] = seasons[number % 4] ?? (['ripples', 'rings on water'] as const);
  return {
    name: `product-crossings-${number}`,
    motif,
    seed: 600 + number,
    format: 'cover',
    ground,
    alt: `Cover of number ${number}: ${what}, printed on ${paper}.`,
  };
});

export default pictures;
