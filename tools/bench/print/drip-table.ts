import type { DripFigures } from '../figures.ts';
import { formatNumber } from './numbers.ts';
import { renderTable } from './table.ts';

export function renderDripTable(drips: readonly DripFigures[]): string[] {
  return [
    '',
    'A visitor while one address fills every connection with requests sent byte by byte',
    '',
    ...renderTable(
      ['connections', 'visits refused', 'served after s', 'still open', 'after s'],
      drips.map(({ connections, refusals, servedMs, remaining, seconds }) => [
        formatNumber(connections),
        formatNumber(refusals),
        formatNumber(servedMs === undefined ? undefined : servedMs / 1_000, 1),
        formatNumber(remaining),
        formatNumber(seconds),
      ]),
    ),
  ];
}
