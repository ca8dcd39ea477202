import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { createSupervisor } from '../../processes/supervisor.mjs';
import { putFilm } from '../content/put-lists.ts';
import type { ArrivalFigures, PressFigures, WakeFigures } from '../figures.ts';
import { median } from '../median.ts';
import { chromiumArguments, chromiumPath } from '../stack/browser.ts';
import { startStack } from '../stack/stack.ts';
import { presses, pressKeys, situationKeys, type PressKey, type Situation } from '../presses.ts';
import { arrive } from './arrive.ts';
import { visit, visitTwice } from './visit.ts';

/**
 * Presses everything in every situation, each time in a browser of its own, on a site with a login.
 *
 * @param beside another site whose cart is opened in turn with this one's
 */
export async function measureWake(runs: number, beside: string | undefined): Promise<WakeFigures> {
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
          visits.push(await named(key, situation, visitTwice(browser, site.origin, presses[key], situation)));
        rows.push({ key, situation, load: loadavg()[0] ?? NaN, ...middleOf(visits) });
      }
    const origins = { 'this run: home': site.origin, ...(beside && { [beside]: beside }) };
    return { runs, presses: rows, arrivals: await measureArrivals(browser, origins, runs) };
  } finally {
    await browser.close();
    await supervisor.stop();
  }
}

/** In turn, so that what else the machine does meets all of them. */
async function measureArrivals(
  browser: Browser,
  origins: Record<string, string>,
  runs: number,
): Promise<ArrivalFigures[]> {
  const names = Object.keys(origins);
  const all: ArrivalFigures[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const [name, origin] of Object.entries(origins)) {
      const { there } = await visit(browser, origin, presses.cart, 'cold');
      all.push({ name, ...(await arrive(browser, `${origin}/`)), afterLoad: there });
    }
  return names.map((name) => {
    const own = all.filter((one) => one.name === name);
    const middle = (of: (one: ArrivalFigures) => number) => median(own.map(of));
    return {
      name,
      painted: middle(({ painted }) => painted),
      pressed: middle(({ pressed }) => pressed),
      there: middle(({ there }) => there),
      afterLoad: middle(({ afterLoad }) => afterLoad),
    };
  });
}

/** Which visit it was that failed. */
async function named<T>(key: PressKey, situation: Situation, visited: Promise<T>): Promise<T> {
  try {
    return await visited;
  } catch (error) {
    throw new Error(`${presses[key].name}, ${situation}: ${String(error)}`, { cause: error });
  }
}

/** The visit with the longest task. */
function worst(visits: readonly PressFigures[]): PressFigures {
  return visits.reduce((one, other) => (other.longest.other > one.longest.other ? other : one));
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
      parts: worst(visits).longest.parts,
    },
    serviceWorker: visits.every(({ serviceWorker }) => serviceWorker),
  };
}
