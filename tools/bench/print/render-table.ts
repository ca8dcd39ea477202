import type { Figures, RenderFigures } from '../figures.ts';
import type { MeasuredPage } from '../pages.ts';
import { number, percent } from './numbers.ts';
import { table } from './table.ts';

export function renderTable(
  { site, plain, perCard, plainPerCard, readAgainMicros }: NonNullable<Figures['render']>,
  pages: readonly MeasuredPage[],
): string[] {
  const rows = pages.map(({ key, name }) => [
    name,
    number(site[key]?.perSecond),
    number(site[key]?.p50),
    number(site[key]?.p99),
    number(plain[key]?.perSecond),
    number(plain[key]?.p50),
    number(site[key]?.cpuMicros),
    number(plain[key]?.cpuMicros),
    percent(ofPlain(site[key], plain[key])),
  ]);
  return [
    '',
    'Rendered in process, without HTTP; beside it the plain React page by a bare renderToString',
    '',
    ...table(
      ['page', 'pages/s', 'p50 µs', 'p99 µs', 'plain/s', 'plain p50', 'CPU µs', 'plain CPU', 'of plain'],
      rows,
    ),
    '',
    `One more card, by processor time: ${number(perCard.overall, 1)} µs (12 to 120: ${number(perCard.early, 1)}, 120 to 1,200: ${number(perCard.late, 1)}); plain ${number(plainPerCard.overall, 1)} µs`,
    `A list of 12 whose content is read each time and has not changed: ${number(readAgainMicros)} µs of processor time`,
  ];
}

/** Pages by the processor time of a plain one. */
function ofPlain(site: RenderFigures | undefined, plain: RenderFigures | undefined): number | undefined {
  return site && plain && plain.cpuMicros / site.cpuMicros;
}
