import { chromium } from 'playwright';
import { createSupervisor } from '../../../libs/cli/src/processes/supervisor.mjs';
import { putFilm } from '../content/put-lists.ts';
import { computeMedian, type PressFigures, type WakeFigures } from '../figures.ts';
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
        rows.push({ key, situation, bareFeedback, ...summariseVisits(visits) });
      }
    return { presses: rows };
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

/**
 * Medians of times, and maxima of what was fetched. A task counts by its shortest run: it always does the same work, and
 * other programs only add processor time.
 */
const summariseVisits = (visits: readonly PressFigures[]): PressFigures => ({
  feedback: computeMedian(visits.map(({ feedback }) => feedback)),
  result: computeMedian(visits.map(({ result }) => result)),
  files: Math.max(...visits.map(({ files }) => files)),
  longestTask: Math.min(...visits.map(({ longestTask }) => longestTask)),
});
