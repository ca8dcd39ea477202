import { renderTable } from '../../bench/print/table.ts';
import type { CostFigures } from '../costs.ts';

/** Columns: programs, those of both machines together. */
const columns: readonly [string, readonly string[]][] = [
  ['sites', ['site 1', 'site 2']],
  ['apis', ['api 1', 'api 2']],
  ['nginx', ['nginx']],
  ['PostgreSQL', ['PostgreSQL']],
  ['Redis', ['Redis']],
  ['suppliers', ['sandbox']],
];

/** Processor time of one request of each kind, ms. */
export function renderCosts(figures: readonly CostFigures[]): string[] {
  const toCell = ({ processor, requests }: CostFigures, programs: readonly string[]) =>
    ((programs.reduce((sum, name) => sum + (processor[name] ?? 0), 0) * 1_000) / requests).toFixed(3);
  return [
    'processor time of one request, ms',
    '',
    ...renderTable(
      ['', ...columns.map(([title]) => title), 'requests', 'unexpected'],
      figures.map((one) => [
        ...[one.kind, ...columns.map(([, programs]) => toCell(one, programs))],
        ...[String(one.requests), String(one.others)],
      ]),
    ),
  ];
}
