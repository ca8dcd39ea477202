import type { ByProcessor, Category, LighthouseControl, LighthouseFigures } from '../figures.ts';
import { computeMedian } from '../median.ts';
import { categories, type LighthouseRun } from './run-lighthouse.ts';

export function summariseRuns(
  runs: readonly LighthouseRun[],
  stripped: readonly LighthouseRun[] = [],
): LighthouseFigures {
  const worst = (category: Category) => Math.min(...runs.map(({ scores }) => scores[category]));
  const middle = (of: keyof Omit<LighthouseRun, 'scores' | 'failing' | 'byProcessor'>) =>
    computeMedian(runs.map((run) => run[of]));
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, worst(category)]),
    ) as LighthouseFigures['scores'],
    failing: [...new Set(runs.flatMap(({ failing }) => failing))],
    runs: runs.length,
    lcp: middle('lcp'),
    fcp: middle('fcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    mainThread: middle('mainThread'),
    byProcessor: summariseByProcessor(runs),
    lcpWorst: Math.max(...runs.map(({ lcp }) => lcp)),
    withoutScripts: stripped.length > 0 ? summariseStripped(stripped) : undefined,
  };
}

function summariseStripped(runs: readonly LighthouseRun[]): LighthouseControl {
  return {
    performance: Math.min(...runs.map(({ scores }) => scores.performance)),
    lcp: computeMedian(runs.map(({ lcp }) => lcp)),
    tbt: computeMedian(runs.map(({ tbt }) => tbt)),
    byProcessor: summariseByProcessor(runs),
  };
}

const summariseByProcessor = (runs: readonly LighthouseRun[]): ByProcessor => ({
  performance: Math.min(...runs.map(({ byProcessor }) => byProcessor.performance)),
  tbt: computeMedian(runs.map(({ byProcessor }) => byProcessor.tbt)),
});
