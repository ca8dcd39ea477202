import type { Figures, Weight } from '../figures.ts';
import { onlyWeighed, type MeasuredPage } from '../pages.ts';
import { kb, number } from './numbers.ts';
import { table } from './table.ts';

const travelling = ({ gzip, brotli }: Weight) => `${kb(gzip)} / ${kb(brotli)}`;

export function bytesTables(
  { pages: weighed, islands, perCard }: NonNullable<Figures['bytes']>,
  pages: readonly MeasuredPage[],
): string[] {
  const rows = [...pages, ...onlyWeighed].flatMap(({ key, name }) => {
    const page = weighed[key];
    if (!page) return [];
    const { html, htmlWithoutStyle, css, script, requests } = page;
    const all = [
      kb(html.raw),
      travelling(html),
      travelling(htmlWithoutStyle),
      travelling(css),
      travelling(script),
    ];
    return [[name, ...all, number(requests)]];
  });
  return [
    '',
    'Before touch, kB (gzip / brotli)',
    '',
    ...table(['page', 'HTML', 'HTML gz / br', 'without style', 'CSS', 'JavaScript', 'requests'], rows),
    '',
    `One more card: ${number(perCard.rawBytes)} B of HTML, ${number(perCard.gzipBytes)} gzip, ${number(perCard.brotliBytes)} brotli`,
    '',
    'Islands, each when it is the first to wake, kB (gzip / brotli)',
    '',
    ...table(
      ['island', 'on', 'JavaScript', 'files'],
      islands.map(({ name, path, script, requests }) => [name, path, travelling(script), number(requests)]),
    ),
  ];
}
