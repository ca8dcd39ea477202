import { expect } from 'vitest';
import { createCrashSwitch } from '../../testing/crash-switch.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { createLeavingStage, dayMs, findTables, readTables } from './leaving.fixture.ts';

/**
 * A member who requests the deletion, takes it back by its link or by a login, and requests it again, in any order and with pauses of
 * any length, while the api is killed at any step. In the end the data is whole, or all of it is gone that the text names.
 */
export async function playLeavingStory(seed: number): Promise<'kept' | 'erased'> {
  const random = seededRandom(seed);
  const choose = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const email = `person-${seed}@members.example`;
  const stage = await createLeavingStage();
  await stage.join(email, { name: 'Ada Vind' });
  // A login confirms the address.
  await stage.logIn(email);
  const { uid = '' } = (readTables(stage.folder)['members-links.sqlite members'] ?? [])[0] as {
    uid?: string;
  };
  let crash = createCrashSwitch();
  await stage.restart(crash.around);
  const revive = async () => {
    await stage.settle().catch(() => undefined);
    if (!crash.isDead) return;
    crash = createCrashSwitch();
    await stage.restart(crash.around);
    await stage.settle();
  };
  const who = { uid };
  let isErasing = false;
  for (let step = 0; step < 8; step += 1) {
    if (random() < 0.5) crash.dieAt(1 + Math.floor(random() * 40));
    const { leaving } = stage.api;
    const action = choose(['request', 'request', 'keep', 'link', 'pause', 'pause', 'long pause'] as const);
    if (action === 'request') await leaving.request(who, 'member').catch(() => undefined);
    if (action === 'keep') await leaving.takeBack(who).catch(() => undefined);
    if (action === 'link') {
      const link = stage.findMail('leaving', email)?.secret;
      if (link !== undefined) await leaving.takeBackByLink(link).catch(() => undefined);
    }
    if (action.endsWith('pause')) {
      stage.advance(Math.ceil(random() * (action === 'pause' ? 16 : 200)) * dayMs);
      await leaving.work().catch(() => undefined);
    }
    await revive();
    const rows = readTables(stage.folder);
    const [departure] = rows['leaving.sqlite departures'] ?? [];
    const hasLogin = (rows['members-links.sqlite members'] ?? []).some((row) => row['uid'] === uid);
    // Nothing is touched before it is too late to take it back.
    const isLate =
      departure?.['state'] === 'erasing' ||
      (rows['leaving.sqlite requests'] ?? []).some(({ outcome }) => outcome === 'done');
    if (!isLate) expect(hasLogin, `seed ${seed}, step ${step}: the data is erased too early`).toBe(true);
    isErasing ||= isLate;
    if (isErasing) expect(isLate, `seed ${seed}: what is being erased came back`).toBe(true);
  }
  for (let time = 0; time < 6; time += 1) {
    stage.advance(100 * dayMs);
    if (random() < 0.5) crash.dieAt(1 + Math.floor(random() * 40));
    await stage.api.leaving.work().catch(() => undefined);
    await revive();
  }
  await stage.restart();
  for (let time = 0; time < 3; time += 1) {
    stage.advance(dayMs);
    await stage.api.leaving.work();
    await stage.settle();
  }

  const requests = readTables(stage.folder)['leaving.sqlite requests'] ?? [];
  expect(
    requests.filter(({ outcome }) => outcome === 'open'),
    `seed ${seed}`,
  ).toEqual([]);
  expect(readTables(stage.folder)['leaving.sqlite departures'], `seed ${seed}`).toEqual([]);
  if (requests.some(({ outcome }) => outcome === 'done')) {
    expect(findTables(stage.folder, [email, uid]), `seed ${seed}`).toEqual([]);
    expect(findTables(stage.folder, ['Ada Vind']), `seed ${seed}`).toEqual(['invoices.sqlite invoices']);
    expect(stage.findMail('erased', email), `seed ${seed}`).toBeDefined();
    return 'erased';
  }
  expect(findTables(stage.folder, [email, 'Ada Vind']), `seed ${seed}`).toEqual(
    expect.arrayContaining([
      'invoices.sqlite customers',
      'invoices.sqlite invoices',
      'members-links.sqlite members',
    ]),
  );
  return 'kept';
}
