import { renderTable } from '../../bench/print/table.ts';
import type { PhaseFigures } from '../failures/failures.ts';
import type { LoadKind } from '../failures/load.ts';
import type { Summary } from '../record.ts';

const kinds: readonly LoadKind[] = ['kept page', 'new page', 'cart', 'sign-up'];

/** Times of each state: p50 and p99 in ms, then requests that were refused (429 or 503) and failed, of all. */
export function renderFailures(figures: readonly PhaseFigures[]): string[] {
  const rows = figures.map(({ server, phase, kinds: seen }) => [
    `${server}, ${phase}`,
    ...kinds.map((kind) => renderCell(seen[kind])),
  ]);
  return [
    'p50 / p99 in ms; refused + failed of requests',
    '',
    ...renderTable(['', ...kinds], rows),
    '',
    ...renderBreaker(figures),
  ];
}

function renderCell(summary: Summary | undefined): string {
  if (!summary) return '–';
  const { outcomes, requests, p50, p99 } = summary;
  const refused = outcomes.refused + outcomes.unavailable;
  return `${p50.toFixed(0)} / ${p99.toFixed(0)}; ${refused} + ${outcomes.failed} of ${requests}`;
}

/** Differences of the p99 of kept pages from before, once a failure is known. */
function renderBreaker(figures: readonly PhaseFigures[]): string[] {
  const servers = [...new Set(figures.map(({ server }) => server))];
  const rows = servers.map((server) => {
    const find = (phase: string) =>
      figures.find((one) => one.server === server && one.phase === phase)?.kinds['kept page'];
    const before = find('before')?.p99 ?? NaN;
    const toText = (phase: string) => `${((find(phase)?.p99 ?? NaN) - before).toFixed(0)}`;
    return [server, before.toFixed(0), toText('killed: then'), toText('hung: then')];
  });
  return renderTable(
    ['kept pages, p99 in ms', 'before', 'difference when killed', 'difference when hung'],
    rows,
  );
}
