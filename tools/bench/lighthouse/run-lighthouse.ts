import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { addressBarFeatures, getChromiumPath, headlessArguments } from '../stack/browser.ts';
import type { Category } from '../figures.ts';
import { computeBlocking } from './compute-blocking.ts';

export const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The launcher's own flags. Chromium reads only one list of disabled features, so ours are added to the launcher's. */
const launcherFlags = Launcher.defaultFlags().map((flag) =>
  flag.startsWith('--disable-features=') ? [flag, ...addressBarFeatures].join(',') : flag,
);

/** The result of one run. Times in ms. */
export interface LighthouseRun {
  scores: Record<Category, number>;
  failing: string[];
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  mainThread: number;
  /** Like `tbt`, by processor time instead of the clock. */
  tbtByProcessor: number;
}

/** Maximum runs to get a recording: the browser sometimes starts its trace after the navigation. */
const beginnings = 3;

/** Runs Lighthouse with its defaults: a mid-range phone on slow 4G, simulated, in a browser with an empty cache. */
export async function runLighthouse(
  address: string,
  skipAudits: readonly string[] = [],
): Promise<LighthouseRun> {
  for (let beginning = 1; ; beginning += 1) {
    const { run, error } = await runOnce(address, skipAudits);
    if (run) return run;
    if (error.code !== 'NO_NAVSTART' || beginning === beginnings)
      throw new Error(`Lighthouse could not measure ${address}: ${error.message}`);
  }
}

type Outcome =
  { run: LighthouseRun; error?: never } | { run?: never; error: { code: string; message: string } };

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
    return result.lhr.runtimeError
      ? { error: result.lhr.runtimeError }
      : {
          run: {
            ...readRun(result.lhr),
            tbtByProcessor: computeBlocking(result.artifacts.Trace.traceEvents, address),
          },
        };
  } finally {
    chrome.kill();
  }
}

interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** The parts of a result that are read. */
export function readRun({
  categories: results,
  audits,
}: LighthouseResult): Omit<LighthouseRun, 'tbtByProcessor'> {
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
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
  };
}
