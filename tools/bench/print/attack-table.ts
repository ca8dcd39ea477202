import type { AttackFigures, VisitFigures, Visits } from '../figures.ts';
import { formatNumber } from './numbers.ts';
import { renderTable } from './table.ts';

const labels = { cached: 'a cached page', new: 'a new page', cart: 'the cart' } as const;

/** How another visitor fares while one address attacks. */
export function renderAttackTable(attacks: readonly AttackFigures[]): string[] {
  return [
    '',
    'Another visitor while one address attacks: p50 and p99 in ms, before and meanwhile, and answers that were no good',
    '',
    ...renderTable(
      ['attack', 'asked for', 'before', 'p50', 'p99', 'no good'],
      attacks.flatMap(({ name, before, meanwhile }) =>
        (Object.keys(labels) as (keyof VisitFigures)[]).map((what, index) =>
          renderRow(index === 0 ? name : '', what, before[what], meanwhile[what]),
        ),
      ),
    ),
    '',
    ...attacks.map(
      ({ name, answers, otherRoutes, diskMb, rssMb }) =>
        `${name}: the attacker got ${formatStatuses(answers)}; ${otherRoutes} reached the content service that should not; copies on disk ${formatNumber(diskMb, 1)} MB, memory ${rssMb === undefined ? 'unknown' : `${formatNumber(rssMb)} MB`}`,
    ),
  ];
}

function renderRow(
  name: string,
  what: keyof VisitFigures,
  before: Visits,
  { p50, p99, ...met }: Visits,
): string[] {
  const noGood = met.errors === 0 ? '0' : `${met.errors} of ${met.visits} (${met.statuses.join(', ')})`;
  return [
    name,
    labels[what],
    `${formatNumber(before.p50)} / ${formatNumber(before.p99)}`,
    formatNumber(p50),
    formatNumber(p99),
    noGood,
  ];
}

function formatStatuses(answers: Record<string, number>): string {
  return Object.entries(answers)
    .map(([status, count]) => `${formatNumber(count)} × ${status}`)
    .join(', ');
}
