import type { AttackFigures, VisitFigures, Visits } from '../figures.ts';
import { formatNumber } from './numbers.ts';
import { renderTable } from './table.ts';

const labels = { cached: 'a cached page', new: 'a new page', cart: 'the cart' } as const;

/** Times and failures of another visitor while one address attacks. */
export function renderAttackTable(attacks: readonly AttackFigures[]): string[] {
  return [
    '',
    'Another visitor while one address attacks: p50 and p99 in ms, before and during the attack, and failed requests',
    '',
    ...renderTable(
      ['attack', 'request', 'before', 'p50', 'p99', 'failed'],
      attacks.flatMap(({ name, before, during }) =>
        (Object.keys(labels) as (keyof VisitFigures)[]).map((what, index) =>
          renderRow(index === 0 ? name : '', what, before[what], during[what]),
        ),
      ),
    ),
    '',
    ...attacks.map(
      ({ name, statuses, otherRoutes, diskMb, rssMb }) =>
        `${name}: the attacker got ${formatStatuses(statuses)}; ${otherRoutes} reached the content service needlessly; copies on disk ${formatNumber(diskMb, 1)} MB, memory ${rssMb === undefined ? 'unknown' : `${formatNumber(rssMb)} MB`}`,
    ),
  ];
}

function renderRow(
  name: string,
  what: keyof VisitFigures,
  before: Visits,
  { p50, p99, ...met }: Visits,
): string[] {
  const failures = met.errors === 0 ? '0' : `${met.errors} of ${met.visits} (${met.statuses.join(', ')})`;
  return [
    name,
    labels[what],
    `${formatNumber(before.p50)} / ${formatNumber(before.p99)}`,
    formatNumber(p50),
    formatNumber(p99),
    failures,
  ];
}

function formatStatuses(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${formatNumber(count)} × ${status}`)
    .join(', ');
}
