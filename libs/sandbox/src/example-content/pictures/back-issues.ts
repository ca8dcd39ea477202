import type { Drawing } from '../../pictures/drawing.ts';
import { backIssues } from '../shop/back-issues.ts';

/** Paper colours, by year in rotation. */
const papers: readonly (readonly [colour: string, name: string])[] = [
  ['#f7cdb4', 'blush'],
  ['#14213d', 'night blue'],
  ['#e6dac4', 'sand'],
  ['#f0a884', 'peach'],
  ['#24365f', 'dusk blue'],
  ['#f6f1e7', 'white paper'],
  ['#5d7f73', 'green'],
  ['#d97f55', 'clay'],
];

/** Drawings on the covers, by season. */
const seasons = [
  'a large moon among the phases of a year',
  'the arms of a river part and meet',
  'a sundial fans out over one dark hour',
  'rings on water cross each other',
];

/** Covers of earlier issues: a year shares its paper, a season its drawing. */
const pictures: Drawing[] = backIssues.map(([number]) => {
  const [colour, paper] = papers[Math.ceil(number / 4) % papers.length] ?? (['#e6dac4', 'sand'] as const);
  return {
    name: `product-crossings-${number}`,
    format: 'cover',
    colour,
    alt: `Cover of number ${number}: ${seasons[number % 4]}, printed on ${paper}.`,
  };
});

export default pictures;
