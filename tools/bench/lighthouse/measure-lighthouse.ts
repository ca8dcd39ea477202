import type { Figures } from '../figures.ts';
import type { MeasuredPage, PageKey } from '../pages.ts';
import { runLighthouse, type LighthouseRun } from './run-lighthouse.ts';
import { startStrippedSite } from './stripped-site.ts';
import { summariseRuns } from './summarise-runs.ts';

/** The kinds of page that Lighthouse measures. */
export const measuredPages: readonly PageKey[] = ['home', 'article', 'list-12'];

export async function measureLighthouse(
  site: string,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<NonNullable<Figures['lighthouse']>> {
  const stripped = await startStrippedSite(site);
  const figures: NonNullable<Figures['lighthouse']> = {};
  try {
    for (const { key, path } of pages.filter((page) => measuredPages.includes(page.key))) {
      // Pictures are drawn at their first request: that visit is not measured.
      await runLighthouse(stripped.origin + path);
      const own: LighthouseRun[] = [];
      const bare: LighthouseRun[] = [];
      for (let run = 0; run < runs; run += 1) {
        own.push(await runLighthouse(site + path));
        bare.push(await runLighthouse(stripped.origin + path));
      }
      figures[key] = summariseRuns(own, bare);
    }
  } finally {
    await stripped.stop();
  }
  return figures;
}
