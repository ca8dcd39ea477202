import { equal, ok } from 'node:assert/strict';
import { hasAccessIn } from '@guildhall/api-contract/members';
import { seededRandom } from '@guildhall/api/testing';
import { connectBilling, type ContractReader, connectReader } from './contract-reader.ts';
import { openBillingStage, sendEvent, type RandomProofOptions } from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { Scene } from './scene.ts';
import { createVisitor } from './visitor.ts';

const dayMs = 24 * 60 * 60_000;
/** 14 months. */
const days = 426;
/** The days around the end of a term on which the adapter under test reminds. */
const reminderDays = [-30, -7, 0, 14];
const graceMs = 28 * dayMs;

/** Ways in which a member acts about the next term. */
const habits = [
  ...['early', 'on time', 'on time', 'late', 'too late', 'twice', 'never'],
  ...['cancels before', 'cancels after', 'is stopped', 'withdraws'],
] as const;

/** A member, and what is expected of the membership: computed here, from what has happened alone. */
interface Member {
  email: string;
  habit: (typeof habits)[number];
  /** From 0 up to 1: when in the time that the habit leaves. */
  share: number;
  joinsAt: number;
  customerId: string;
  /** Missing until it is paid. */
  paidUntil: number | undefined;
  hasLeft: boolean;
  /** Things that were done about the next term: each thing once. */
  done: Set<string>;
  /** The days of reminders for the term that ends, as expected. */
  expected: number[];
}

interface Year {
  scene: Scene;
  reader: ContractReader;
  readStatus: (customerId: string) => Promise<string>;
  members: Member[];
  random: () => number;
  /** The time of the day before. */
  before: number;
}

/** A year after, on the same day; of 29 February, on the 28th. */
function addYear(at: number): number {
  const date = new Date(at);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}

/** The times, from the end of the term, at which a member pays. The first reminder, a day late at most, has the reference. */
const payments: Partial<Record<Member['habit'], readonly [from: number, to: number]>> = {
  early: [-28.5, -7],
  'on time': [-7, 0],
  late: [0, 28],
  'too late': [29, 35],
  twice: [-28.5, 28],
};

async function join({ scene }: Year, member: Member): Promise<void> {
  const { world } = scene.stage;
  const { json } = await createVisitor(() => scene.api).join(world.createOrder(member.email));
  const page = String(json['id']);
  ok(await world.pay(page, member.email), `${member.email} could not pay`);
  member.paidUntil = addYear(scene.stage.now());
  member.customerId = (await world.listPages()).find(({ id }) => id === page)?.customerId ?? '';
  const event = (await world.listEvents()).at(-1);
  if (event) await sendEvent(scene.api, event);
}

/** Lives a day of a member. Each thing happens once, and again only if the api was killed meanwhile. */
async function live(year: Year, member: Member): Promise<void> {
  const { scene } = year;
  const { world, now } = scene.stage;
  const { habit, share, done, paidUntil } = member;
  const at = now();
  if (paidUntil === undefined) {
    if (at >= member.joinsAt) await join(year, member);
    return;
  }
  const isReached = ([from, to]: readonly [number, number]) =>
    at >= paidUntil + (from + share * (to - from)) * dayMs;
  const times = payments[habit];
  if (times && !done.has('pays') && isReached(times)) await pay(year, member);
  else if (habit === 'twice' && done.has('pays') && !done.has('pays again')) {
    done.add('pays again');
    await world.payNext?.(findReference(year, member), `again ${member.email}`);
  }
  if (habit === 'cancels before' && isReached([-300, -1])) await leave(year, member, 'cancellation');
  if (habit === 'cancels after' && isReached([0, 27])) await leave(year, member, 'cancellation');
  if (habit === 'withdraws' && isReached([-364, -352])) await leave(year, member, 'withdrawal');
  if (habit === 'is stopped' && isReached([-300, 27]) && !done.has('stopped')) {
    done.add('stopped');
    member.hasLeft = true;
    const [contract] = await year.reader.list(member.email);
    await world.stop?.(contract?.references[0] ?? '');
  }
}

/** The reference of the newest reminder. */
function findReference({ scene }: Year, { email }: Member): string {
  const own = scene.listReminders().filter(({ to }) => to === email);
  return own.at(-1)?.transfer.reference ?? '';
}

async function pay(year: Year, member: Member): Promise<void> {
  const { scene } = year;
  const { world, now } = scene.stage;
  const { done, paidUntil = 0 } = member;
  done.add('pays');
  await world.payNext?.(findReference(year, member), `next ${member.email}`);
  member.paidUntil = addYear(now() < paidUntil + graceMs ? paidUntil : now());
}

async function leave(
  { scene, reader }: Year,
  member: Member,
  kind: 'cancellation' | 'withdrawal',
): Promise<void> {
  const { email, done } = member;
  if (done.has('left')) return;
  const [contract] = await reader.list(email);
  const id = `${kind}-of-${email.replaceAll(/\W/g, '-')}`;
  const shared = { id, name: 'Ada Vind', email, contract: contract?.references[0] ?? '' };
  const details = kind === 'cancellation' ? { details: { manner: 'ordinary' } } : {};
  const { status } = await createVisitor(() => scene.api).state({ kind, ...shared, ...details });
  equal(status, 200);
  if (kind === 'withdrawal') {
    // The office gets the case when its contract has been looked for, by either api.
    await scene.api.settled();
    await scene.api.decideStatement(id, 'accepted');
    await scene.api.catchUp();
  }
  done.add('left');
  member.hasLeft = true;
}

/** True if a member should have access. */
function shouldHaveAccess({ habit, paidUntil, hasLeft }: Member, now: number): boolean {
  if (paidUntil === undefined || (habit === 'withdraws' && hasLeft)) return false;
  return now < paidUntil + (hasLeft ? 0 : graceMs);
}

/** Notes which reminders are due since the day before. */
function expectReminders({ members, before }: Year, now: number): void {
  for (const { paidUntil, hasLeft, expected } of members)
    if (paidUntil !== undefined && !hasLeft)
      for (const day of reminderDays) {
        const dueAt = paidUntil + day * dayMs;
        if (dueAt > before && dueAt <= now) expected.push(dueAt);
      }
}

async function checkDay({ scene, readStatus, members }: Year): Promise<void> {
  const now = scene.stage.now();
  for (const member of members) {
    const { email, customerId, habit } = member;
    const hasAccess = customerId !== '' && hasAccessIn((await readStatus(customerId)) as 'active');
    const day = new Date(now).toISOString();
    equal(hasAccess, shouldHaveAccess(member, now), `access of ${email}, who ${habit}, on ${day}`);
  }
}

/** Each reminder once; a kill may have one sent again, with its ID. */
function checkReminders({ scene, members }: Year): void {
  let repeated = 0;
  for (const { email, habit, expected } of members) {
    const own = scene.listReminders().filter(({ to }) => to === email);
    const ids = new Set(own.map(({ id }) => id));
    equal(ids.size, expected.length, `reminders of ${email}, who ${habit}`);
    repeated += own.length - ids.size;
  }
  ok(repeated <= scene.crashes, `${repeated} reminders were sent twice, after ${scene.crashes} kills`);
}

/** The term that is paid, as the vendor says it. */
async function checkTerms({ reader, members }: Year): Promise<void> {
  for (const { email, paidUntil, habit, hasLeft } of members) {
    const contracts = await reader.list(email);
    equal(contracts.length, 1, `contracts of ${email}`);
    if (habit === 'withdraws' && hasLeft) continue;
    equal(contracts[0]?.endsAt, paidUntil, `the paid term of ${email}, who ${habit}`);
  }
}

/** Does something, and again until nothing was killed meanwhile. */
async function insist({ scene }: Year, work: () => Promise<void>): Promise<void> {
  for (;;) {
    let failure: unknown;
    await work().catch((error: unknown) => void (failure = error));
    const { crashes } = scene;
    await scene.revive();
    if (scene.crashes > crashes) continue;
    if (failure !== undefined) throw failure;
    return;
  }
}

/** Options of `proveRenewals`. */
export interface RenewalProofOptions extends RandomProofOptions {
  /** Number of members. */
  members: number;
  /** True to kill the api at any step, on a third of the days. */
  hasKills: boolean;
}

/**
 * Proves that nobody is in or out wrongly on any day, that terms follow each other without a gap, and that each reminder is sent once and
 * none to those who have left, in 14 months of members who pay early, on time, late, too late, twice or never, cancel, withdraw or are
 * stopped by the office.
 *
 * @throws AssertionError that names the member
 */
export async function proveRenewals(
  createWorld: CreateBillingWorld,
  { members: count, hasKills, seed = 1, ...options }: RenewalProofOptions,
): Promise<void> {
  const stage = await openBillingStage(createWorld, options);
  const scene = new Scene(stage);
  const reader = connectReader(stage);
  const { members: vendor, close } = connectBilling(stage);
  const random = seededRandom(seed);
  const start = stage.now();
  const members = Array.from({ length: count }, (_member, index): Member => ({
    email: `person-${index}@members.example`,
    habit: habits[index < habits.length ? index : Math.floor(random() * habits.length)] ?? 'never',
    ...{ share: random(), joinsAt: start + Math.floor(random() * 25) * dayMs },
    ...{ customerId: '', paidUntil: undefined, hasLeft: false, done: new Set(), expected: [] },
  }));
  const readStatus = async (customerId: string) => (await vendor.fetchStatus(customerId)).status;
  const year: Year = { scene, reader, readStatus, members, random, before: start };
  try {
    await scene.start();
    for (let day = 0; day < days; day += 1) {
      // Not at the same time each day, so that no term ends at the time of a sweep.
      stage.advance(dayMs + (day % 2 === 0 ? 1 : -1) * 60_000 * Math.floor(random() * 60));
      for (const member of members) await live(year, member);
      expectReminders(year, stage.now());
      if (hasKills && random() < 1 / 3) scene.crash.dieAt(1 + Math.floor(random() * 30));
      const { crashes } = scene;
      await insist(year, () => scene.api.catchUp());
      scene.crash.dieAt(Infinity);
      if (scene.crashes > crashes) await scene.api.catchUp();
      await checkDay(year);
      year.before = stage.now();
    }
    checkReminders(year);
    await checkTerms(year);
  } finally {
    await Promise.all([reader.close(), close()]);
    await stage.close();
  }
}
