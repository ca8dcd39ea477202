import type { Figures } from '../figures.ts';
import type { MeasuredPage, ScoredKey } from '../pages.ts';
import { formatNumber } from './numbers.ts';
import { renderTable } from './table.ts';

export function renderLighthouseTable(
  results: NonNullable<Figures['lighthouse']>,
  pages: readonly MeasuredPage<ScoredKey>[],
): string[] {
  const rows = pages.flatMap(({ key, name }) => {
    const page = results[key];
    if (!page) return [];
    const { scores, lcp, lcpWorst, withoutScripts, fcp, tbt, tbtByProcessor, cls, mainThread } = page;
    const times = [lcp, lcpWorst, fcp, tbt, tbtByProcessor].map((time) => formatNumber(time));
    const { performance, lcp: bareLcp, tbt: bareTbt } = withoutScripts ?? {};
    const bare = [performance, bareLcp, bareTbt].map((figure) =>
      figure === undefined ? '–' : formatNumber(figure),
    );
    return [
      [
        ...[name, Object.values(scores).join(' / '), ...times],
        ...[formatNumber(cls, 3), formatNumber(mainThread), ...bare],
      ],
    ];
  });
  const failing = Object.entries(results).filter(([, { failing: audits }]) => audits.length > 0);
  const runs = Math.max(...Object.values(results).map((page) => page.runs));
  return [
    '',
    `Lighthouse, mobile, ${runs} runs: worst scores, median times in ms`,
    'without scripts: the same page, which then blocks nothing; what its score lacks, and its TBT, come from the machine',
    '',
    ...renderTable(
      [
        'page',
        'Perf / A11y / BP / SEO',
        'LCP',
        'worst',
        'FCP',
        'TBT',
        'by CPU',
        'CLS',
        'main thread',
        'without scripts: Perf',
        'LCP',
        'TBT',
      ],
      rows,
    ),
    ...(failing.length > 0 ? [''] : []),
    ...failing.map(([page, { failing: audits }]) => `Failed audits, ${page}: ${audits.join(', ')}`),
  ];
}
