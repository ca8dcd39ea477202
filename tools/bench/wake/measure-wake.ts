import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { createSupervisor } from '../../processes/supervisor.mjs';
import { putFilm } from '../content/put-lists.ts';
import type { PressFigures, WakeFigures } from '../figures.ts';
import { computeMedian } from '../median.ts';
import { chromiumArguments, getChromiumPath } from '../stack/browser.ts';
import { startStack } from '../stack/stack.ts';
import { presses, pressKeys, situationKeys, type PressKey, type Situation } from '../presses.ts';
import { bareButton, startBarePage } from './bare-page.ts';
import { visit, visitTwice } from './visit.ts';

/** Makes every press in every situation, each in a new browser, on a site with a login. */
export async function measureWake(runs: number): Promise<WakeFigures> {
  const supervisor = createSupervisor();
  const browser = await chromium.launch({ executablePath: getChromiumPath(), args: [...chromiumArguments] });
  const bare = await startBarePage();
  try {
    const { site, sandbox } = await startStack(supervisor, [12], { login: true });
    await putFilm(sandbox.origin);
    const rows: WakeFigures['presses'] = [];
    for (const key of pressKeys)
      for (const situation of situationKeys) {
        const visits: PressFigures[] = [];
        const bareTimes: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          visits.push(
            await nameFailure(key, situation, visitTwice(browser, site.origin, presses[key], situation)),
          );
          bareTimes.push((await visit(browser, bare.origin, bareButton, 'cold')).feedback);
        }
        const bareFeedback = computeMedian(bareTimes);
        rows.push({ key, situation, load: loadavg()[0] ?? NaN, bareFeedback, ...summariseVisits(visits) });
      }
    return { runs, presses: rows };
  } finally {
    await bare.stop();
    await browser.close();
    await supervisor.stop();
  }
}

/** Adds the name of the visit to its error. */
async function nameFailure<T>(key: PressKey, situation: Situation, visited: Promise<T>): Promise<T> {
  try {
    return await visited;
  } catch (error) {
    throw new Error(`${presses[key].name}, ${situation}: ${String(error)}`, { cause: error });
  }
}

function findShortest(visits: readonly PressFigures[]): PressFigures {
  return visits.reduce((one, other) => (other.longest.other < one.longest.other ? other : one));
}

/**
 * Medians of times, and maxima of what was fetched. A task counts by its shortest run: it always does the same work, and
 * other programs only add processor time.
 */
function summariseVisits(visits: readonly PressFigures[]): PressFigures {
  const computeMiddle = (of: (visit: PressFigures) => number | undefined) =>
    computeMedian(visits.map((one) => of(one) ?? NaN));
  const findLeast = (of: (visit: PressFigures) => number) => Math.min(...visits.map(of));
  const findMost = (of: (visit: PressFigures) => number) => Math.max(...visits.map(of));
  return {
    feedback: computeMiddle(({ feedback }) => feedback),
    result: computeMiddle(({ result }) => result),
    response: visits[0]?.response === undefined ? undefined : computeMiddle(({ response }) => response),
    fetched: {
      files: findMost(({ fetched }) => fetched.files),
      responses: findMost(({ fetched }) => fetched.responses),
      bytes: findMost(({ fetched }) => fetched.bytes),
    },
    longest: {
      react: findLeast(({ longest }) => longest.react),
      other: findLeast(({ longest }) => longest.other),
      parts: findShortest(visits).longest.parts,
    },
    serviceWorker: visits.every(({ serviceWorker }) => serviceWorker),
  };
}
