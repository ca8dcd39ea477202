import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { addressBarFeatures, getChromiumPath, headlessArguments } from '../stack/browser.ts';
import type { Category, LighthouseFigures } from '../figures.ts';

export const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** While a page loads, Chromium otherwise starts a process for the next page, which on few cores delays this one. */
const spareProcess = 'SpareRendererForSitePerProcess';

/** The launcher's own flags. Chromium reads only one list of disabled features, so ours are added to the launcher's. */
const launcherFlags = Launcher.defaultFlags().map((flag) =>
  flag.startsWith('--disable-features=') ? [flag, ...addressBarFeatures, spareProcess].join(',') : flag,
);

/** Maximum runs to get a recording: the browser sometimes starts its trace after the navigation. */
const beginnings = 3;

/** Runs Lighthouse with its defaults: a mid-range phone on slow 4G, simulated, in a browser with an empty cache. */
export async function runLighthouse(
  address: string,
  skipAudits: readonly string[] = [],
): Promise<LighthouseFigures> {
  for (let beginning = 1; ; beginning += 1) {
    const { run, error } = await runOnce(address, skipAudits);
    if (run) return run;
    if (error.code !== 'NO_NAVSTART' || beginning === beginnings)
      throw new Error(`Lighthouse could not measure ${address}: ${error.message}`);
  }
}

type Outcome =
  | { run: LighthouseFigures; error?: never }
  | { run?: never; error: { code: string; message: string } };

async function runOnce(address: string, skipAudits: readonly string[]): Promise<Outcome> {
  const chrome = await launch({
    chromePath: getChromiumPath(),
    ignoreDefaultFlags: true,
    chromeFlags: [...launcherFlags, '--headless=new', ...headlessArguments],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      skipAudits: [...skipAudits],
    });
    if (!result) return { error: { code: 'NO_RESULT', message: 'no result' } };
    if (result.lhr.runtimeError) return { error: result.lhr.runtimeError };
    return { run: readRun(result.lhr) };
  } finally {
    chrome.kill();
  }
}

interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** The parts of a result that are read. */
export function readRun({ categories: results, audits }: LighthouseResult): LighthouseFigures {
  const score = (category: Category) => Math.round((results[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const failing = categories.flatMap((category) =>
    (results[category]?.auditRefs ?? [])
      .filter(
        ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (category === 'performance' ? 0.9 : 1),
      )
      .map(({ id }) => id),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failing,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
  };
}
