import { expect } from 'vitest';
import { createCrashSwitch } from '../../testing/crash-switch.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { createLeavingStage, dayMs } from '../leaving/leaving.fixture.ts';
import { actions, computeTimeToEnd, decide, leave, pay, signUp } from './actions.fixture.ts';
import { check, checkDetails, checkTold } from './checks.fixture.ts';
import { choose, office, postAsMember, read, work, type Life } from './life.fixture.ts';

const steps = 14;

/** The office decides what waits for it. */
async function tidy(life: Life): Promise<void> {
  for (const statement of life.statements) await decide(life, statement, false);
  await work(life);
  const invoices = read(life, 'invoices.sqlite invoices');
  for (const { invoice_id: id, key, state: is } of read(life, 'invoices.sqlite payments')) {
    const invoice = invoices.find((row) => row['id'] === id);
    if (is === 'undecided')
      await office(life, `refunded ${String(invoice?.['reference'])} --payment ${String(key)}`);
  }
  for (const { reference, refund } of invoices)
    if (refund === 'due') await office(life, `refunded ${String(reference)}`);
  const { store } = life.stage.api;
  for (const { id } of await store.listOpenReports()) await store.closeReport(id, life.stage.now());
  life.tables = undefined;
}

/**
 * Somebody signs up, pays early, late or twice, withdraws, cancels, changes the name, both addresses and the password, leaves, takes
 * that back and comes back, in any order and with repeated calls, while the api is killed at any step, in every other story. Nobody is
 * charged after leaving or loses a paid day, each statement has one receipt and each change one notice, login and billing agree about
 * the address, and who leaves leaves nothing.
 *
 * @returns what has happened
 */
export async function playMemberStory(seed: number): Promise<ReadonlySet<string>> {
  const logins = seed % 4 < 2 ? 'passwords' : 'links';
  const stage = await createLeavingStage({ logins });
  const addresses = ['a', 'b', 'c'].map((letter) => `${letter}-${seed}@members.example`);
  const life: Life = {
    ...{ stage, addresses, email: addresses[0] ?? '', random: seededRandom(seed) },
    ...{ hasPasswords: logins === 'passwords', hasKills: seed % 2 === 0 },
    ...{ crash: createCrashSwitch(), crashes: 0, contracts: [], statements: [], details: {}, told: [] },
    ...{
      calledAt: 0,
      count: 0,
      erased: new Set(),
      uid: undefined,
      hasJoinedSince: false,
      happened: new Set(),
      tables: undefined,
    },
  };
  const trail: string[] = [];
  try {
    await stage.restart(life.crash);
    for (let step = 0; step < steps; step += 1) {
      const action = step === 0 ? signUp : step === 1 && life.random() < 0.8 ? pay : choose(life, actions);
      trail.push(action?.name ?? '');
      if (life.hasKills && life.random() < 0.5) life.crash.dieAt(1 + Math.floor(life.random() * 40));
      await action?.(life);
      life.crash.dieAt(Infinity);
      await work(life);
      await check(life);
    }
    trail.push('the end');
    await tidy(life);
    await checkDetails(life);
    if (life.random() < 0.7) await leave(life);
    else await postAsMember(life, '/member-status');
    await work(life);
    checkTold(life);
    for (
      let time = 0;
      time < 20 && (time < 4 || read(life, 'leaving.sqlite departures').length > 0);
      time += 1
    ) {
      // First, the next term can be paid.
      stage.advance(time === 0 ? Math.max(dayMs, computeTimeToEnd(life) - 20 * dayMs) : 150 * dayMs);
      await work(life);
      await check(life);
      await tidy(life);
    }
    expect(read(life, 'leaving.sqlite departures'), 'deletions that do not end').toEqual([]);
  } catch (error) {
    throw new Error(`the story with the seed ${seed} ends wrongly, after ${trail.join(', ')}`, {
      cause: error,
    });
  } finally {
    await stage.close();
  }
  return life.happened;
}
