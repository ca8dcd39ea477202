import { hasAccessIn } from '@guildhall/api-contract/members';
import { expect } from 'vitest';
import { findTables } from '../leaving/leaving.fixture.ts';
import {
  findInvoice,
  findLogin,
  findSubscription,
  isRunning,
  listOpenRenewals,
  read,
  type Contract,
  type Life,
  type Row,
} from './life.fixture.ts';

/** Checks what holds whenever nothing is being done. */
export async function check(life: Life): Promise<void> {
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
  for (const { state: at, requested_at: requestedAt, email } of departures)
    for (const one of contracts) {
      // Nobody can know whose sign-up it is that was made with another address and never paid.
      const isKnown = one.paidUntil !== undefined || one.email === email;
      one.isStopped ||= at !== 'new' && isKnown && one.concludedAt <= Number(requestedAt);
    }
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
  const { reference, paidUntil, isStopped, isUndone } = contract;
  const now = life.stage.now();
  const invoice = findInvoice(life, reference);
  const subscription = findSubscription(life, contract);
  if (paidUntil === undefined) {
    if (isStopped) expect(invoice?.['state'] ?? 'cancelled', 'an invoice after leaving').toBe('cancelled');
    return;
  }
  // Nobody is asked for one that has expired.
  const open = listOpenRenewals(life, contract).filter((row) => Number(row['expires_at']) > now);
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
    // Statements about contracts are kept, as a proof.
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
export function checkTold({ stage: { mails }, statements, told, calledAt, crashes }: Life): void {
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

/** The member's own details, where they are kept. */
export async function checkDetails(life: Life): Promise<void> {
  const { details, stage } = life;
  const login = await findLogin(life);
  if (!login) return;
  if (details.name !== undefined)
    expect((await stage.api.identity.changes?.find(login.uid))?.name, 'the name').toBe(details.name);
  if (details.line1 === undefined) return;
  const lines = read(life, 'invoices.sqlite customer_details').map((row) => String(row['address']));
  expect(lines.join(), 'the postal address').toContain(details.line1);
}
