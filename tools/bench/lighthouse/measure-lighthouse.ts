import { computeMedian, type Category, type Figures, type LighthouseFigures } from '../figures.ts';
import {
  hiddenPages,
  listingAudits,
  scoredWithConsent,
  scoredWithMembers,
  type MeasuredPage,
} from '../pages.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import type { Supervisor } from '../stack/start-server.ts';
import { categories, runLighthouse } from './run-lighthouse.ts';
import { startStrippedSite } from './stripped-site.ts';

type LighthouseResults = NonNullable<Figures['lighthouse']>;

const editorial = ['home', 'article', 'list-12'] as const;

/**
 * Scores editorial pages, then those of a site with a members' area, then one that asks for consent. The first run of
 * each is not measured: pictures are scaled at their first request, and pages are compressed again at their second.
 */
export async function measureLighthouse(
  supervisor: Supervisor,
  { site, pages }: Pick<Stack, 'site' | 'pages'>,
  runs: number,
): Promise<LighthouseResults> {
  const results = await measureEditorial(site.origin, pages, runs);
  for (const [options, scored] of [
    [{ login: true }, scoredWithMembers],
    [{ tags: true }, scoredWithConsent],
  ] as const) {
    const stack = await startStack(supervisor, [], options);
    for (const { key, path } of scored) {
      await waitForPage(stack.site.origin + path);
      const skipped = hiddenPages.includes(key) ? listingAudits : [];
      await runLighthouse(stack.site.origin + path, skipped);
      const own: LighthouseFigures[] = [];
      for (let run = 0; run < runs; run += 1)
        own.push(await runLighthouse(stack.site.origin + path, skipped));
      results[key] = summariseRuns(own);
    }
  }
  return results;
}

async function measureEditorial(
  site: string,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<LighthouseResults> {
  const stripped = await startStrippedSite(site);
  const results: LighthouseResults = {};
  try {
    for (const key of editorial) {
      const path = pages.find((page) => page.key === key)?.path ?? '/';
      await runLighthouse(site + path);
      await runLighthouse(stripped.origin + path);
      const own: LighthouseFigures[] = [];
      const bare: LighthouseFigures[] = [];
      for (let run = 0; run < runs; run += 1) {
        own.push(await runLighthouse(site + path));
        bare.push(await runLighthouse(stripped.origin + path));
      }
      results[key] = { ...summariseRuns(own), withoutScripts: summariseRuns(bare) };
    }
  } finally {
    await stripped.stop();
  }
  return results;
}

/** Waits until a page is there: the search reads all texts first. */
async function waitForPage(url: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const response = await fetch(url);
    const html = await response.text();
    if (response.ok && (!url.includes('?q=') || html.includes('<mark>'))) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error(`${url} has not been there for a minute`);
}

/** The worst scores and the median times. */
export function summariseRuns(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const findWorst = (category: Category) => Math.min(...runs.map(({ scores }) => scores[category]));
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, findWorst(category)]),
    ) as LighthouseFigures['scores'],
    failing: [...new Set(runs.flatMap(({ failing }) => failing))],
    lcp: computeMedian(runs.map(({ lcp }) => lcp)),
    tbt: computeMedian(runs.map(({ tbt }) => tbt)),
  };
}
