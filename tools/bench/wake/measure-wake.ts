import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { createSupervisor } from '../../processes/supervisor.mjs';
import { putFilm } from '../content/put-lists.ts';
import type { PressFigures, WakeFigures } from '../figures.ts';
import { median } from '../median.ts';
import { chromiumArguments, chromiumPath } from '../stack/browser.ts';
import { startStack } from '../stack/stack.ts';
import { presses, pressKeys, situationKeys, type PressKey, type Situation } from '../presses.ts';
import { visit } from './visit.ts';

/** Presses everything in every situation, each time in a browser of its own, on a site with a login. */
export async function measureWake(runs: number): Promise<WakeFigures> {
  const supervisor = createSupervisor();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
  try {
    const { site, sandbox } = await startStack(supervisor, [12], {}, { login: true });
    await putFilm(sandbox.origin);
    const rows: WakeFigures['presses'] = [];
    for (const key of pressKeys)
      for (const situation of situationKeys) {
        const visits: PressFigures[] = [];
        for (let run = 0; run < runs; run += 1)
          visits.push(await named(key, situation, visit(browser, site.origin, presses[key], situation)));
        rows.push({ key, situation, load: loadavg()[0] ?? NaN, ...middleOf(visits) });
      }
    return { runs, presses: rows };
  } finally {
    await browser.close();
    await supervisor.stop();
  }
}

/** Which visit it was that failed. */
async function named<T>(key: PressKey, situation: Situation, visited: Promise<T>): Promise<T> {
  try {
    return await visited;
  } catch (error) {
    throw new Error(`${presses[key].name}, ${situation}: ${String(error)}`, { cause: error });
  }
}

/** The medians of times, and the most of what was fetched. */
function middleOf(visits: readonly PressFigures[]): PressFigures {
  const middle = (of: (visit: PressFigures) => number | undefined) =>
    median(visits.map((one) => of(one) ?? NaN));
  const most = (of: (visit: PressFigures) => number) => Math.max(...visits.map(of));
  return {
    feedback: middle(({ feedback }) => feedback),
    there: middle(({ there }) => there),
    answered: visits[0]?.answered === undefined ? undefined : middle(({ answered }) => answered),
    fetched: {
      files: most(({ fetched }) => fetched.files),
      answers: most(({ fetched }) => fetched.answers),
      bytes: most(({ fetched }) => fetched.bytes),
    },
    longest: {
      react: middle(({ longest }) => longest.react),
      other: middle(({ longest }) => longest.other),
    },
    serviceWorker: visits.every(({ serviceWorker }) => serviceWorker),
  };
}
