import type { Figures, Weight } from '../figures.ts';
import { onlyWeighed, type MeasuredPage, type WeighedKey } from '../pages.ts';
import { formatKb, formatNumber } from './numbers.ts';
import { renderTable } from './table.ts';

const formatSizes = ({ gzip, brotli }: Weight) => `${formatKb(gzip)} / ${formatKb(brotli)}`;

export function renderBytesTables(
  { pages: weighed, consent, islands, perCard }: NonNullable<Figures['bytes']>,
  pages: readonly MeasuredPage[],
): string[] {
  const all = [...pages, ...onlyWeighed];
  const rows = all.flatMap(({ key, name }) => {
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
    ...(consent ? renderConsentTable(consent, all) : []),
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

function renderConsentTable(
  { asked, refused }: NonNullable<NonNullable<Figures['bytes']>['consent']>,
  pages: readonly MeasuredPage<WeighedKey>[],
): string[] {
  const rows = pages.flatMap(({ key, name }) => {
    const [first, second] = [asked[key]?.script, refused[key]?.script];
    return first && second ? [[name, formatSizes(first), formatSizes(second)]] : [];
  });
  return [
    '',
    'JavaScript before touch with a tag manager, kB (gzip / brotli)',
    '',
    ...renderTable(['page', 'asked for consent', 'refused'], rows),
  ];
}
