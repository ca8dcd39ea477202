import { renderTable } from '../../bench/print/table.ts';
import type { MonthFigures } from '../month.ts';
import type { Summary } from '../record.ts';

const count = (value: number) => Math.round(value).toLocaleString('en-GB');
const fixed = (value: number, digits = 1) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

/** The tables of a replayed month. @param every one visit in this many was made */
export function renderMonth(figures: MonthFigures, every: number): string[] {
  const { visits, peak, seconds, pace, all, counts, processor } = figures;
  const read = counts.hits + counts.misses;
  return [
    `${count(visits)} visits, one in ${every} of the month, in ${fixed(seconds, 0)} s; the busiest hour has ${fixed(peak)} times the mean; the times of caches were divided by ${pace < 10 ? pace.toFixed(3) : count(pace)}`,
    '',
    ...renderKinds(figures),
    '',
    ...renderTable(
      ['program', 'CPU s', 'CPU ms per request', 'CPU h in the month'],
      Object.entries(processor).map(([name, used]) => [
        name,
        fixed(used, 2),
        fixed((used * 1_000) / all.requests, 3),
        fixed((used * every) / 3_600, 2),
      ]),
    ),
    '',
    ...renderTable(
      ['what', 'here', 'in the month'],
      Object.entries({
        'pages from memory': counts.hits,
        'pages that a visitor waited for': counts.misses,
        'pages rendered': counts.renders,
        'reads of the content service for a page': counts.loads,
        'rows in the database': counts.rows,
        'transactions of the database': counts.transactions,
        'calls of Redis': counts.redisCalls,
        'bytes to visitors': all.bytes,
      }).map(([what, value]) => [what, count(value), count(value * every)]),
    ),
    '',
    `${fixed((100 * counts.hits) / read, 2)} % of pages came from memory`,
  ];
}

function renderKinds({ kinds, all }: MonthFigures): string[] {
  const renderRow = (name: string, { requests, outcomes, p50, p99, bytes }: Summary) => [
    ...[name, count(requests), fixed(p50), fixed(p99), count(outcomes['not modified'])],
    ...[count(outcomes.refused), count(outcomes.unavailable), count(outcomes.failed), fixed(bytes / 1e6)],
  ];
  return renderTable(
    ['requests', 'count', 'p50 ms', 'p99 ms', '304', 'refused', '503', 'failed', 'MB'],
    [...kinds.map(([kind, summary]) => renderRow(kind, summary)), renderRow('all', all)],
  );
}
