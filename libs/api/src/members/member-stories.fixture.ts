import { hasAccessIn } from '@guildhall/api-contract/members';
import { expect } from 'vitest';
import { address, siteOrigin } from '../billing/billing.fixture.ts';
import { createCrashSwitch } from '../testing/crash-switch.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { call } from './members.fixture.ts';
import { createLeavingStage, dayMs, findTables, readTables } from './leaving/leaving.fixture.ts';

const minuteMs = 60_000;
const graceMs = 28 * dayMs;
const steps = 14;

/** A contract, and what is expected of it: computed here, from what has happened alone. Times in ms since 1970. */
interface Contract {
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

interface SentStatement {
  body: { id: string; kind: 'withdrawal' | 'cancellation'; email: string };
  receivedAt: string | undefined;
  /** True for one that names a running contract: it needs nobody. */
  isNamed: boolean;
}

type Row = Record<string, unknown>;

/** A person's life as a member, and what is expected of it. */
interface Life {
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
  /** What is to be told by emails, in the order in which it happened. */
  told: { kind: 'address changed' | 'password changed'; to: string; secret?: string }[];
  /** When the member has last called the api: a password that was changed later is not told yet. */
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
function addYear(at: number): number {
  const date = new Date(at);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}

/** Reads a table, as it is since the last call of the api. */
const read = (life: Life, table: string): Row[] =>
  (life.tables ??= readTables(life.stage.folder))[table] ?? [];
const choose = <Value>({ random }: Life, values: readonly Value[]): Value | undefined =>
  values[Math.floor(random() * values.length)];

const findInvoice = (life: Life, reference: string) =>
  read(life, 'invoices.sqlite invoices').find((row) => row['reference'] === reference);
const findSubscription = (life: Life, { reference }: Contract) => {
  const id = findInvoice(life, reference)?.['subscription_id'];
  return read(life, 'invoices.sqlite subscriptions').find((row) => row['id'] === id);
};
const isRunning = ({ paidUntil = 0, isUndone }: Contract, now: number) => !isUndone && now < paidUntil;

async function findLogin({ stage: { api }, addresses }: Life) {
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

/** Does something, and again if the api was killed meanwhile: whoever gets no response tries once more. */
async function insist<Result>(life: Life, work: () => Promise<Result>): Promise<Result | undefined> {
  for (let time = 0; time < 4; time += 1) {
    const result = await work().catch((error: unknown) => {
      if (!life.crash.isDead) throw error;
    });
    if (!(await revive(life))) return result ?? undefined;
  }
  throw new Error('the api is killed each time');
}

/** Lets an hour pass in which the api works. */
async function work(life: Life): Promise<void> {
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
  const uid = identities.accounts.get(email)?.uid ?? '';
  const isFirst = identities.accounts.get(email)?.emailVerified === false;
  await insist(life, () => post(life, '/password-mail', { email }));
  const code = stage.mails.findLast(({ kind, to }) => kind === 'password' && to === email)?.secret ?? '';
  stage.advance(1_000);
  if (!identities.setPassword(code, 'correct horse')) return '';
  if (!isFirst) life.told.push({ kind: 'password changed', to: email, secret: String(stage.now()) });
  life.happened.add('set a password');
  expect(uid).not.toBe('');
  return identities.logIn(email, 'correct horse') ?? '';
}

const post = ({ stage }: Life, path: string, body: object, token?: string) =>
  call(stage.api, 'POST', path, {
    ...{ body, headers: { origin: siteOrigin } },
    ...(token !== undefined && { token }),
  });

/** As `post`, for the member, if there is a login. */
async function postAsMember(life: Life, path: string, body: object = {}) {
  const token = await logIn(life);
  if (token === '') return undefined;
  life.calledAt = life.stage.now();
  return insist(life, () => post(life, path, body, token));
}

async function signUp(life: Life): Promise<void> {
  const { email } = life;
  const who = { first_name: 'Ada', last_name: 'Vind' };
  const body = {
    subscription: { plan_id: 'friend' },
    customer: { email, ...who },
    billing_address: { ...address, ...who, email },
  };
  const page = await insist(life, () => post(life, '/ccu', body));
  const { id } = page?.json ?? {};
  if (id === undefined) return;
  const transfer = await insist(life, () => post(life, '/bank-transfer', { id }));
  const reference = String(transfer?.json['reference']);
  life.hasJoinedSince = true;
  if (!life.contracts.some((one) => one.reference === reference))
    life.contracts.push({
      reference,
      email,
      concludedAt: life.stage.now(),
      isUndone: false,
      isStopped: false,
    });
}

const office = (life: Life, command: string) => insist(life, () => life.stage.office(command));

const confirm = (life: Life, reference: string, key: string) =>
  office(life, `confirm ${reference} --amount 96.00 --currency EUR --payment ${key}`);

/** Pays for a contract or its next term, maybe twice. */
async function pay(life: Life): Promise<void> {
  const { stage, random } = life;
  const now = stage.now();
  const contract = choose(life, life.contracts);
  if (!contract) return;
  const subscription = findSubscription(life, contract);
  const renewal = read(life, 'invoices.sqlite invoices').find(
    (row) => subscription && row['renews_id'] === subscription['id'] && row['renewal'] === 'open',
  );
  const others = life.contracts.filter((one) => one !== contract && isRunning(one, now - graceMs));
  const key = `payment-${(life.count += 1)}`;
  const reference = String(renewal?.['reference'] ?? contract.reference);
  if (contract.paidUntil === undefined) {
    // With an address of before, it would be another person's.
    const isOwn = contract.email === life.email;
    if (!isOwn || findInvoice(life, contract.reference)?.['state'] !== 'created') return;
    await confirm(life, contract.reference, key);
    if (others.some((one) => isRunning(one, now) || hasGrace(life, one))) contract.isUndone = true;
    contract.paidUntil = addYear(findPaidAt(life, key));
    life.happened.add(contract.isUndone ? 'paid beside another' : 'paid');
  } else if (renewal) {
    expect(contract.isStopped, 'somebody who has left is invoiced').toBe(false);
    await confirm(life, reference, key);
    const at = findPaidAt(life, key);
    if (isCounted(life, key))
      contract.paidUntil = addYear(at < contract.paidUntil + graceMs ? contract.paidUntil : at);
    else expect(others, 'a payment of the next term does not count').not.toEqual([]);
    life.happened.add(at < contract.paidUntil ? 'renewed' : 'renewed late');
  } else return;
  if (random() < 0.3) await confirm(life, reference, key);
  if (random() < 0.2) await payAgain(life, contract);
}

const hasGrace = (life: Life, contract: Contract) =>
  Number(findSubscription(life, contract)?.['grace_until'] ?? 0) > life.stage.now();

const findPayment = (life: Life, key: string) =>
  read(life, 'invoices.sqlite payments').find((row) => row['key'] === key);
const findPaidAt = (life: Life, key: string) => Number(findPayment(life, key)?.['reported_at']);
const isCounted = (life: Life, key: string) => findPayment(life, key)?.['state'] === 'counted';

/** Pays what is paid. The office decides, as it likes. */
async function payAgain(life: Life, contract: Contract): Promise<void> {
  const key = `payment-${(life.count += 1)}`;
  const { reference, paidUntil = 0 } = contract;
  const isOver = !isRunning(contract, life.stage.now());
  await confirm(life, reference, key);
  if (isCounted(life, key)) {
    expect(contract.isStopped || contract.isUndone || !isOver, 'somebody who has left is charged').toBe(
      false,
    );
    contract.paidUntil = addYear(findPaidAt(life, key));
  } else if (!contract.isStopped && !isOver && life.random() < 0.5) {
    await office(life, `renew ${reference} --payment ${key}`);
    if (isCounted(life, key)) contract.paidUntil = addYear(paidUntil);
  } else await office(life, `refunded ${reference} --payment ${key}`);
  life.happened.add('paid twice');
}

const withdraw = (life: Life) => state(life, 'withdrawal');
const cancel = (life: Life) => state(life, 'cancellation');

async function state(life: Life, kind: 'withdrawal' | 'cancellation'): Promise<void> {
  const { email, random, stage } = life;
  const contract = choose(life, life.contracts);
  const hasName = contract !== undefined && random() < 0.8;
  const isNamed = hasName && kind === 'cancellation' && isRunning(contract, stage.now());
  const id = `statement-${(life.count += 1)}-of-${email.replaceAll(/\W/g, '-')}`;
  const shared = { id, name: 'Ada Vind', email, contract: hasName ? contract.reference : 'my membership' };
  const body =
    kind === 'withdrawal' ? { kind, ...shared } : { kind, ...shared, details: { manner: 'ordinary' } };
  const statement: SentStatement = { body, receivedAt: undefined, isNamed };
  life.statements.push(statement);
  await sendStatement(life, statement);
}

const sendAgain = (life: Life) => sendStatement(life, choose(life, life.statements));
const decideOne = (life: Life) => decide(life, choose(life, life.statements), life.random() < 0.7);

/** Sends a statement, or sends it again: the first time counts. */
async function sendStatement(life: Life, statement: SentStatement | undefined): Promise<void> {
  if (!statement) return;
  const response = await insist(life, () => post(life, '/statement', statement.body));
  if (response?.status !== 200) return;
  const receivedAt = String(response.json['received_at']);
  statement.receivedAt ??= receivedAt;
  expect(receivedAt, 'a repeated statement has another time').toBe(statement.receivedAt);
}

async function decide(life: Life, statement: SentStatement | undefined, isAccepted: boolean): Promise<void> {
  if (!statement) return;
  const { id } = statement.body;
  await insist(life, async () => {
    const { store } = life.stage.api;
    const stored = await store.findStatement(id);
    if (stored?.state !== 'open') return;
    await store.decideStatement(
      { id },
      {
        ...{ state: isAccepted ? 'accepted' : 'refused', reason: isAccepted ? '' : 'No.' },
        ...{ reference: stored.found?.reference, at: life.stage.now() },
      },
    );
  });
}

async function changePostalAddress(life: Life): Promise<void> {
  const line1 = `Kajen ${(life.count += 1)}`;
  const { line1: _line1, ...others } = address;
  const { first_name: _first, last_name: _last, ...own } = others;
  const response = await postAsMember(life, '/member-data', { address: { ...own, line1 } });
  if (response?.status !== 200 || JSON.stringify(response.json['fields']) === '[]') return;
  life.details.line1 = line1;
  life.happened.add('changed the postal address');
}

async function changeName(life: Life): Promise<void> {
  const name = `Ada Vind ${'IVXLC'[(life.count += 1) % 5]}`;
  const response = await postAsMember(life, '/member-name', { name });
  if (response?.status === 200) life.details.name = name;
}

async function changeEmail(life: Life): Promise<void> {
  const { stage, random } = life;
  const old = (await findLogin(life))?.email;
  const to = choose(
    life,
    life.addresses.filter((one) => one !== life.email),
  );
  const sent = stage.mails.length;
  if ((await postAsMember(life, '/member-email', { email: to }))?.status !== 200 || to === undefined) return;
  const link = stage.mails.slice(sent).findLast((mail) => mail.kind === 'address link')?.secret;
  if (link === undefined || random() < 0.1) return;
  if ((await press(life, link)) !== 200 && (await findLogin(life))?.email !== to) return;
  life.email = to;
  life.told.push({ kind: 'address changed', to: String(old) });
  life.happened.add('changed the email');
  if (random() < 0.5) expect(await press(life, link), 'a used link').toBe(410);
}

const press = async (life: Life, link: string) =>
  (await insist(life, () => post(life, '/session', { link })))?.status;

async function undo(life: Life): Promise<void> {
  const notice = choose(
    life,
    life.stage.mails.filter(({ kind }) => kind === 'address changed'),
  );
  if (!notice) return;
  const { crashes } = life;
  const status = await press(life, notice.secret);
  const login = await findLogin(life);
  if (status !== 200 && !(life.crashes > crashes && login?.email === notice.to)) return;
  life.email = notice.to;
  // It also undoes a change of the password, of which nobody needs to be told any more.
  life.told = life.told.filter(({ secret }) => secret === undefined || Number(secret) <= life.calledAt);
  expect(login?.email, 'an undone address is not that of the login').toBe(notice.to);
  life.happened.add('undid it');
  if (life.random() < 0.5) expect(await press(life, notice.secret), 'a used link').toBe(410);
}

/** Somebody changes the password, on the profile or elsewhere. */
async function changePassword(life: Life): Promise<void> {
  const { stage, email, hasPasswords, random } = life;
  // The api has seen the login before.
  if (!hasPasswords || !(await postAsMember(life, '/member-status'))) return;
  stage.advance(1_000);
  stage.identities.changePassword(email, 'correct horse');
  life.told.push({ kind: 'password changed', to: email, secret: String(stage.now()) });
  life.happened.add('changed the password');
  if (random() < 0.5) await postAsMember(life, '/member-password');
}

async function leave(life: Life): Promise<void> {
  if ((await postAsMember(life, '/leaving', { action: 'delete' }))?.status !== 200) return;
  life.hasJoinedSince = false;
  life.happened.add('left');
}

async function comeBack(life: Life): Promise<void> {
  const link = life.stage.mails.findLast(({ kind }) => kind === 'leaving')?.secret;
  if (life.random() < 0.5) await postAsMember(life, '/leaving', { action: 'keep' });
  else if (link !== undefined) await insist(life, () => life.stage.keep(link));
}

/** Lets time pass: some days, or until the next term can be paid, early or late. */
async function pause(life: Life): Promise<void> {
  const { stage, random } = life;
  const ends = life.contracts.flatMap(({ paidUntil, isUndone }) =>
    isUndone || !paidUntil ? [] : [paidUntil],
  );
  const end = Math.max(0, ...ends);
  const days = choose(life, [-25, -25, -3, 5, 5, 20, 35]) ?? 0;
  const to = end + days * dayMs;
  stage.advance(random() < 0.6 && to > stage.now() ? to - stage.now() : Math.ceil(random() * 16) * dayMs);
}

const actions: readonly ((life: Life) => Promise<unknown>)[] = [
  ...[signUp, signUp, pay, pay, pay, pay, withdraw, cancel, sendAgain, decideOne],
  ...[changePostalAddress, changeName, changeEmail, changeEmail, undo],
  ...[changePassword, changePassword, leave, comeBack, pause, pause, pause],
];

/** What holds whenever nothing is being done. */
async function check(life: Life): Promise<void> {
  const { stage, contracts, statements } = life;
  const now = stage.now();
  for (const { body, isNamed } of statements) {
    const stored = await stage.api.store.findStatement(body.id);
    if (isNamed && stored) expect(stored.state, 'a cancellation that names a contract').toBe('closed');
    const contract = contracts.find(({ reference }) => reference === stored?.found?.reference);
    if (stored?.state !== 'closed' || stored.reason !== '' || !contract) continue;
    contract.isStopped = true;
    if (body.kind === 'withdrawal') contract.isUndone = true;
    life.happened.add(`accepted ${body.kind}`);
  }
  const departures = read(life, 'leaving.sqlite departures');
  for (const { state: at, requested_at: requestedAt } of departures)
    if (at !== 'new') for (const one of contracts) one.isStopped ||= one.concludedAt <= Number(requestedAt);
  const requests = read(life, 'leaving.sqlite requests');
  const login = await findLogin(life);
  for (const contract of contracts) checkContract(life, contract);
  const running = contracts.filter((one) => isRunning(one, now));
  const record = login && (await stage.api.records.find(login.uid));
  if (running.length > 0) {
    expect(login?.emailVerified === undefined, 'a member who has paid has no login').toBe(false);
    const status = await stage.api.members.readStatus({
      ...{ uid: login?.uid ?? '', customerId: record?.customerId },
    });
    expect(hasAccessIn(status.status), 'a member loses a paid day').toBe(true);
  }
  if (login) {
    expect(login.email, 'the address of the login').toBe(life.email);
    const customer = read(life, 'invoices.sqlite customers').find((row) => row['id'] === record?.customerId);
    if (customer) expect(customer['email'], 'the address at billing').toBe(login.email);
  }
  const done = requests.filter(({ outcome }) => outcome === 'done').length;
  const isFinal = done > life.erased.size || departures.some(({ state: at }) => at === 'erasing');
  if (life.uid !== undefined && !isFinal) expect(login?.uid, 'the login').toBe(life.uid);
  life.uid = isFinal ? undefined : login?.uid;
  if (done > life.erased.size) await forget(life, requests);
}

function checkContract(life: Life, contract: Contract): void {
  const { reference, email, paidUntil, isStopped, isUndone } = contract;
  const now = life.stage.now();
  const invoice = findInvoice(life, reference);
  const subscription = findSubscription(life, contract);
  if (paidUntil === undefined) {
    // Nobody can know whose sign-up it is that was made with another address and never paid.
    if (isStopped && email === life.email)
      expect(invoice?.['state'] ?? 'cancelled', 'an invoice after leaving').toBe('cancelled');
    return;
  }
  const open = read(life, 'invoices.sqlite invoices').filter(
    (row) => subscription && row['renews_id'] === subscription['id'] && row['renewal'] === 'open',
  );
  if (isStopped || isUndone) expect(open, 'somebody who has left is invoiced').toEqual([]);
  if (isUndone) {
    const isOver = subscription?.['ended_at'] !== null || Number(subscription?.['paid_until']) <= now;
    expect(isOver, 'a membership that was left runs').toBe(true);
    expect(invoice?.['refund'], 'a payment is kept').not.toBe('none');
  } else if (now < paidUntil) {
    expect([subscription?.['paid_until'], subscription?.['ended_at']], 'the paid term').toEqual([
      paidUntil,
      null,
    ]);
  }
}

/** A deletion is done: nothing names the person any more, and a new life begins. */
async function forget(life: Life, requests: Row[]): Promise<void> {
  const { stage, addresses } = life;
  life.erased = new Set(requests.filter(({ outcome }) => outcome === 'done').map(({ id }) => String(id)));
  life.happened.add('erased');
  expect(stage.mails.filter(({ kind }) => kind === 'erased').length, 'says so').toBeGreaterThan(0);
  if (!life.hasJoinedSince) {
    // What people state about contracts is kept, as a proof.
    const known = addresses.filter(
      (one) =>
        one === life.email || life.contracts.every(({ email, paidUntil }) => paidUntil || email !== one),
    );
    const left = findTables(stage.folder, known).filter((name) => name !== 'join.sqlite statements');
    expect(left, 'an address is left').toEqual([]);
    expect(await findLogin(life), 'a login is left').toBeUndefined();
  }
  for (const one of life.contracts) expect(isRunning(one, stage.now()), 'a paid day is lost').toBe(false);
  checkTold(life);
  life.contracts = life.hasJoinedSince ? life.contracts : [];
  Object.assign(life, { statements: [], details: {}, told: [] });
  stage.mails.length = 0;
  life.crashes = 0;
}

/** Each statement has one receipt, and each change one notice; a kill may have one sent again. */
function checkTold({ stage: { mails }, statements, told, calledAt, crashes }: Life): void {
  const count = (kind: string, to: string, secret?: string) =>
    mails.filter((mail) => mail.kind === kind && mail.to === to && (secret ?? mail.secret) === mail.secret)
      .length;
  let repeated = 0;
  const expectOnce = (found: number, times: number, what: string) => {
    expect(found, what).toBeGreaterThanOrEqual(times);
    repeated += found - times;
  };
  for (const { body, receivedAt } of statements)
    if (receivedAt !== undefined)
      expectOnce(count('statement', body.email, body.id), 1, `receipt of ${body.id}`);
  for (const to of new Set(told.filter(({ kind }) => kind === 'address changed').map((one) => one.to)))
    expectOnce(
      count('address changed', to),
      told.filter((one) => one.kind === 'address changed' && one.to === to).length,
      `notices to ${to}`,
    );
  const passwords = new Map(told.flatMap((one) => (one.secret ? [[one.secret, one]] : [])));
  for (const [secret] of passwords)
    if (Number(secret) <= calledAt)
      expectOnce(
        mails.filter((mail) => mail.secret === secret).length,
        1,
        `notice of the password of ${secret}`,
      );
  const others = mails.filter(({ kind, secret }) => kind === 'password changed' && !passwords.has(secret));
  expect(others, 'notices of passwords that nobody has changed').toEqual([]);
  const reminders = mails.filter(({ kind }) => kind === 'reminder').map(({ secret }) => secret);
  repeated += reminders.length - new Set(reminders).size;
  expect(repeated, `emails that were sent twice, after ${crashes} kills`).toBeLessThanOrEqual(crashes);
}

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
      stage.advance(150 * dayMs);
      await work(life);
      await check(life);
      await tidy(life);
    }
    expect(read(life, 'leaving.sqlite departures'), 'deletions that do not end').toEqual([]);
  } catch (error) {
    throw new Error(`the story with the seed ${seed} ends wrongly, after ${trail.join(', ')}`, {
      cause: error,
    });
  }
  return life.happened;
}

/** The member's own details, where they are kept. */
async function checkDetails(life: Life): Promise<void> {
  const { details, stage } = life;
  const login = await findLogin(life);
  if (!login) return;
  if (details.name !== undefined)
    expect((await stage.api.identity.changes?.find(login.uid))?.name, 'the name').toBe(details.name);
  if (details.line1 === undefined) return;
  const lines = read(life, 'invoices.sqlite customer_details').map((row) => String(row['address']));
  expect(lines.join(), 'the postal address').toContain(details.line1);
}
