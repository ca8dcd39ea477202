import { expect } from 'vitest';
import { address } from '../../billing/billing.fixture.ts';
import { dayMs } from '../leaving/leaving.fixture.ts';
import {
  addYear,
  choose,
  findInvoice,
  findLogin,
  findSubscription,
  insist,
  isRunning,
  listOpenRenewals,
  office,
  post,
  postAsMember,
  read,
  type Contract,
  type Life,
  type SentStatement,
} from './life.fixture.ts';

const graceMs = 28 * dayMs;

export async function signUp(life: Life): Promise<void> {
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

const confirm = (life: Life, reference: string, key: string) =>
  office(life, `confirm ${reference} --amount 96.00 --currency EUR --payment ${key}`);

/** Pays for a contract or its next term, maybe twice. */
export async function pay(life: Life): Promise<void> {
  const { stage, random } = life;
  const now = stage.now();
  const contract = choose(life, life.contracts);
  if (!contract) return;
  const [renewal] = listOpenRenewals(life, contract);
  // A person who has left and pays what has expired comes back, which the office decides.
  if (renewal && contract.isStopped && Number(renewal['expires_at']) <= now) return;
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

export async function decide(
  life: Life,
  statement: SentStatement | undefined,
  isAccepted: boolean,
): Promise<void> {
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
  const name = `Ada Vind ${String.fromCharCode(65 + ((life.count += 1) % 26))}`;
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
  if (random() < 0.4) await undo(life);
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
  // It also replaces a password that was changed: no notice is due then.
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

export async function leave(life: Life): Promise<void> {
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
  const toEnd = computeTimeToEnd(life) + (choose(life, [-25, -25, -3, 5, 5, 20, 35]) ?? 0) * dayMs;
  stage.advance(random() < 0.6 && toEnd > 0 ? toEnd : Math.ceil(random() * 16) * dayMs);
}

/** Computes the time until the end of the last paid term, ms. */
export function computeTimeToEnd({ contracts, stage }: Life): number {
  const ends = contracts.map(({ paidUntil, isUndone }) => (isUndone ? 0 : (paidUntil ?? 0)));
  return Math.max(0, ...ends) - stage.now();
}

export const actions: readonly ((life: Life) => Promise<unknown>)[] = [
  ...[signUp, signUp, pay, pay, pay, pay, withdraw, cancel, sendAgain, decideOne],
  ...[changePostalAddress, changeName, changeEmail, changeEmail, undo],
  ...[changePassword, changePassword, leave, comeBack, pause, pause, pause],
];
