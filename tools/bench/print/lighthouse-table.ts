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
    const { scores, lcp, lcpWorst, withoutScripts, fcp, tbt, byProcessor, cls, mainThread } = page;
    const bare = withoutScripts;
    return [
      [
        ...[name, Object.values(scores).join(' / ')],
        ...[lcp, lcpWorst, fcp, tbt].map((time) => formatNumber(time)),
        ...[formatNumber(cls, 3), formatNumber(mainThread)],
        ...[byProcessor.performance, byProcessor.tbt].map((figure) => formatNumber(figure)),
        ...[bare?.performance, bare?.lcp, bare?.tbt].map((figure) => formatNumber(figure)),
        ...[bare?.byProcessor.performance, bare?.byProcessor.tbt].map((figure) => formatNumber(figure)),
      ],
    ];
  });
  const failing = Object.entries(results).filter(([, { failing: audits }]) => audits.length > 0);
  const runs = Math.max(...Object.values(results).map((page) => page.runs));
  return [
    '',
    `Lighthouse, mobile, ${runs} runs: worst scores, median times in ms`,
    'by CPU: the same recordings, with each task as long as its processor time',
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
        'CLS',
        'main thread',
        'by CPU: Perf',
        'TBT',
        'without scripts: Perf',
        'LCP',
        'TBT',
        'by CPU: Perf',
        'TBT',
      ],
      rows,
    ),
    ...(failing.length > 0 ? [''] : []),
    ...failing.map(([page, { failing: audits }]) => `Failed audits, ${page}: ${audits.join(', ')}`),
  ];
}
