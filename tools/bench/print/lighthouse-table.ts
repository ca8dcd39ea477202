import type { Figures } from '../figures.ts';
import type { MeasuredPage } from '../pages.ts';
import { number } from './numbers.ts';
import { table } from './table.ts';

export function lighthouseTable(
  results: NonNullable<Figures['lighthouse']>,
  pages: readonly MeasuredPage[],
): string[] {
  const rows = pages.flatMap(({ key, name }) => {
    const page = results[key];
    if (!page) return [];
    const { scores, lcp, lcpWorst, lcpWithoutScripts, fcp, tbt, tbtByProcessor, cls, mainThread } = page;
    const times = [lcp, lcpWorst, lcpWithoutScripts, fcp, tbt, tbtByProcessor].map((time) => number(time));
    return [[name, Object.values(scores).join(' / '), ...times, number(cls, 3), number(mainThread)]];
  });
  const failing = Object.entries(results).filter(([, { failing: audits }]) => audits.length > 0);
  const runs = Math.max(...Object.values(results).map((page) => page.runs));
  return [
    '',
    `Lighthouse, mobile, ${runs} runs: the worst scores, the median times in ms`,
    '',
    ...table(
      [
        'page',
        'Perf / A11y / BP / SEO',
        'LCP',
        'worst',
        'without scripts',
        'FCP',
        'TBT',
        'by CPU',
        'CLS',
        'main thread',
      ],
      rows,
    ),
    ...(failing.length > 0 ? [''] : []),
    ...failing.map(([page, { failing: audits }]) => `Not at its best, ${page}: ${audits.join(', ')}`),
  ];
}
