import { siteOrigin } from '../../billing/billing.fixture.ts';
import { createCrashSwitch } from '../../testing/crash-switch.ts';
import { createLeavingStage, readTables } from '../leaving/leaving.fixture.ts';
import { call } from '../members.fixture.ts';

const minuteMs = 60_000;

/** A contract, and what is expected of it: computed here, from what has happened alone. Times in ms since 1970. */
export interface Contract {
  reference: string;
  /** The address that was typed. */
  email: string;
  concludedAt: number;
  /** Missing until it is paid. */
  paidUntil?: number;
  /** True once it was ended at once, and its payment refunded. */
  isUndone: boolean;
  /** True once nothing more is to be charged. */
  isStopped: boolean;
}

export interface SentStatement {
  body: { id: string; kind: 'withdrawal' | 'cancellation'; email: string };
  receivedAt: string | undefined;
  /** True for one that names a running contract: it needs nobody. */
  isNamed: boolean;
}

export type Row = Record<string, unknown>;

/** A person's life as a member, and what is expected of it. */
export interface Life {
  stage: Awaited<ReturnType<typeof createLeavingStage>>;
  random: () => number;
  hasPasswords: boolean;
  hasKills: boolean;
  crash: ReturnType<typeof createCrashSwitch>;
  crashes: number;
  addresses: readonly string[];
  /** The address of the login, or of the next sign-up. */
  email: string;
  contracts: Contract[];
  statements: SentStatement[];
  details: { name?: string; line1?: string };
  /** Notices that are to be sent. */
  told: { kind: 'address changed' | 'password changed'; to: string; secret?: string }[];
  /** Time of the member's last call of the api: a password that was changed later is not told yet. */
  calledAt: number;
  /** Number of things that have a name of their own. */
  count: number;
  /** Uids whose deletion is done. */
  erased: Set<string>;
  /** The login that is there until a deletion is final. */
  uid: string | undefined;
  hasJoinedSince: boolean;
  happened: Set<string>;
  tables: ReturnType<typeof readTables> | undefined;
}

/** A year after, on the same day; of 29 February, on the 28th. */
export function addYear(at: number): number {
  const date = new Date(at);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}

/** Reads a table, as it is since the last call of the api. */
export const read = (life: Life, table: string): Row[] =>
  (life.tables ??= readTables(life.stage.folder))[table] ?? [];
export const choose = <Value>({ random }: Life, values: readonly Value[]): Value | undefined =>
  values[Math.floor(random() * values.length)];

export const findInvoice = (life: Life, reference: string) =>
  read(life, 'invoices.sqlite invoices').find((row) => row['reference'] === reference);
export const findSubscription = (life: Life, { reference }: Contract) => {
  const id = findInvoice(life, reference)?.['subscription_id'];
  return read(life, 'invoices.sqlite subscriptions').find((row) => row['id'] === id);
};
export function listOpenRenewals(life: Life, contract: Contract): Row[] {
  const subscription = findSubscription(life, contract);
  return read(life, 'invoices.sqlite invoices').filter(
    (row) => subscription && row['renews_id'] === subscription['id'] && row['renewal'] === 'open',
  );
}
export const isRunning = ({ paidUntil = 0, isUndone }: Contract, now: number) => !isUndone && now < paidUntil;

export async function findLogin({ stage: { api }, addresses }: Life) {
  for (const one of addresses) {
    const found = await api.identity.findByEmail(one);
    if (found) return found;
  }
  return undefined;
}

/** Starts the api again if it was killed: once, and after the time in which only the request worked. */
async function revive(life: Life): Promise<boolean> {
  const { stage } = life;
  await stage.settle().catch(() => undefined);
  life.tables = undefined;
  if (!life.crash.isDead) return false;
  life.crashes += 1;
  life.crash = createCrashSwitch();
  for (let time = 0; time < 2; time += 1) {
    stage.advance(31_000);
    await stage.restart(life.crash);
    await stage.settle();
  }
  return true;
}

/** Does something, and again if the api was killed meanwhile: anyone who gets no response tries once more. */
export async function insist<Result>(life: Life, work: () => Promise<Result>): Promise<Result | undefined> {
  for (let time = 0; time < 4; time += 1) {
    const result = await work().catch((error: unknown) => {
      if (!life.crash.isDead) throw error;
    });
    if (!(await revive(life))) return result ?? undefined;
  }
  throw new Error('the api is killed each time');
}

/** Lets an hour pass in which the api works. */
export async function work(life: Life): Promise<void> {
  const { stage } = life;
  for (let time = 0; time < 2; time += 1) {
    stage.advance(31 * minuteMs);
    const { billing, members, leaving } = stage.api;
    for (const task of [billing.catchUp, members.catchUp, leaving.work]) await task().catch(() => undefined);
    await revive(life);
  }
}

/** Logs in. Somebody without a password requests a link to set one, as new members do. @returns `''` for nobody */
async function logIn(life: Life): Promise<string> {
  const { stage, email, hasPasswords } = life;
  if (!(await findLogin(life))) return '';
  if (!hasPasswords) return (await insist(life, () => stage.logIn(email)))?.token ?? '';
  const { identities } = stage;
  const token = identities.logIn(email, 'correct horse');
  if (token !== undefined) return token;
  const isFirst = identities.accounts.get(email)?.emailVerified === false;
  await insist(life, () => post(life, '/password-mail', { email }));
  const code = stage.mails.findLast(({ kind, to }) => kind === 'password' && to === email)?.secret ?? '';
  stage.advance(1_000);
  if (!identities.setPassword(code, 'correct horse')) return '';
  if (!isFirst) life.told.push({ kind: 'password changed', to: email, secret: String(stage.now()) });
  life.happened.add('set a password');
  return identities.logIn(email, 'correct horse') ?? '';
}

export const post = ({ stage }: Life, path: string, body: object, token?: string) =>
  call(stage.api, 'POST', path, {
    ...{ body, headers: { origin: siteOrigin } },
    ...(token !== undefined && { token }),
  });

/** As `post`, for the member, if there is a login. */
export async function postAsMember(life: Life, path: string, body: object = {}) {
  const token = await logIn(life);
  if (token === '') return undefined;
  life.calledAt = life.stage.now();
  return insist(life, () => post(life, path, body, token));
}

export const office = (life: Life, command: string) => insist(life, () => life.stage.office(command));
