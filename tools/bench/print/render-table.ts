import type { Figures, RenderFigures } from '../figures.ts';
import type { MeasuredPage } from '../pages.ts';
import { formatNumber, formatPercent } from './numbers.ts';
import { renderTable } from './table.ts';

export function renderRenderTable(
  { site, plain, perCard, plainPerCard, readAgainMicros }: NonNullable<Figures['render']>,
  pages: readonly MeasuredPage[],
): string[] {
  const rows = pages.map(({ key, name }) => [
    name,
    formatNumber(site[key]?.perSecond),
    formatNumber(site[key]?.p50),
    formatNumber(site[key]?.p99),
    formatNumber(plain[key]?.perSecond),
    formatNumber(plain[key]?.p50),
    formatNumber(site[key]?.cpuMicros),
    formatNumber(plain[key]?.cpuMicros),
    formatPercent(formatShareOfPlain(site[key], plain[key])),
  ]);
  return [
    '',
    'Rendered in process, without HTTP, compared with the plain React page by a bare renderToString',
    '',
    ...renderTable(
      ['page', 'pages/s', 'p50 µs', 'p99 µs', 'plain/s', 'plain p50', 'CPU µs', 'plain CPU', 'of plain'],
      rows,
    ),
    '',
    `Each additional card, by processor time: ${formatNumber(perCard.overall, 1)} µs (12 to 120: ${formatNumber(perCard.early, 1)}, 120 to 1,200: ${formatNumber(perCard.late, 1)}); plain ${formatNumber(plainPerCard.overall, 1)} µs`,
    `A list of 12 whose content is read each time and has not changed: ${formatNumber(readAgainMicros)} µs of processor time`,
  ];
}

/** Processor time of pages, relative to the plain one. */
function formatShareOfPlain(
  site: RenderFigures | undefined,
  plain: RenderFigures | undefined,
): number | undefined {
  return site && plain && plain.cpuMicros / site.cpuMicros;
}
