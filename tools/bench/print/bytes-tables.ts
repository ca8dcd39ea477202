import type { Figures, Weight } from '../figures.ts';
import { onlyWeighed, type MeasuredPage } from '../pages.ts';
import { formatKb, formatNumber } from './numbers.ts';
import { renderTable } from './table.ts';

const formatSizes = ({ gzip, brotli }: Weight) => `${formatKb(gzip)} / ${formatKb(brotli)}`;

export function renderBytesTables(
  { pages: weighed, islands, perCard }: NonNullable<Figures['bytes']>,
  pages: readonly MeasuredPage[],
): string[] {
  const rows = [...pages, ...onlyWeighed].flatMap(({ key, name }) => {
    const page = weighed[key];
    if (!page) return [];
    const { html, htmlWithoutStyle, css, script, requests } = page;
    const all = [
      formatKb(html.raw),
      formatSizes(html),
      formatSizes(htmlWithoutStyle),
      formatSizes(css),
      formatSizes(script),
    ];
    return [[name, ...all, formatNumber(requests)]];
  });
  return [
    '',
    'Before touch, kB (gzip / brotli)',
    '',
    ...renderTable(['page', 'HTML', 'HTML gz / br', 'without style', 'CSS', 'JavaScript', 'requests'], rows),
    '',
    `Each additional card: ${formatNumber(perCard.rawBytes)} B of HTML, ${formatNumber(perCard.gzipBytes)} gzip, ${formatNumber(perCard.brotliBytes)} brotli`,
    '',
    'Islands, each waking first, kB (gzip / brotli)',
    '',
    ...renderTable(
      ['island', 'page', 'JavaScript', 'files'],
      islands.map(({ name, path, script, requests }) => [
        name,
        path,
        formatSizes(script),
        formatNumber(requests),
      ]),
    ),
  ];
}
