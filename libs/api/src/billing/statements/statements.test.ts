import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MailRejected } from '@guildhall/suppliers';
import { expect, it } from 'vitest';
import { joinAsFriend } from '../by-invoice.fixture.ts';
import { createCancellation, createContractStage, createWithdrawal } from './contracts.fixture.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

it('a withdrawal is stored and confirmed at once, and a repeated one has the first time and no second receipt [7.14.1]', async () => {
  const { stage, reference, send } = await createContractStage();
  const statement = createWithdrawal(reference);
  const first = await send(statement);
  expect(first).toEqual({
    status: 200,
    json: { received_at: new Date(stage.now()).toISOString(), receipt: 'sent' },
  });
  stage.advance(minuteMs);
  expect(await send(statement)).toEqual(first);
  await stage.api.catchUp();
  expect(stage.receipts).toMatchObject([
    { kind: 'withdrawal', name: 'Ada Vind', contract: reference, receivedAt: stage.now() - minuteMs },
  ]);
});

it('two presses at once are one statement [7.14.1]', async () => {
  const { stage, reference, send } = await createContractStage();
  const statement = createWithdrawal(reference);
  const [one, other] = await Promise.all([send(statement), send(statement)]);
  expect(one).toEqual(other);
  expect(stage.receipts).toHaveLength(1);
  expect((await send({ ...statement, contract: 'another one' })).status).toBe(400);
});

it('a receipt that cannot be sent is sent later, with the first time, also by another server [7.14.2]', async () => {
  const { stage, reference, send, catchUp } = await createContractStage();
  stage.setRelay(() => Promise.reject(new Error('the relay is down')));
  const receivedAt = stage.now();
  const statement = createWithdrawal(reference);
  expect((await send(statement)).json).toMatchObject({ receipt: 'later' });
  expect(stage.receipts).toEqual([]);
  await stage.restart();
  stage.setRelay(async () => undefined);
  await catchUp();
  expect(stage.receipts).toMatchObject([{ receivedAt }]);
  expect((await send(statement)).json).toMatchObject({ receipt: 'sent' });
});

it('a receipt whose address cannot be reached is a case [7.14.2]', async () => {
  const { stage, reference, send, operate } = await createContractStage();
  stage.setRelay(() => Promise.reject(new MailRejected({ status: 550, isFinal: true })));
  expect((await send(createWithdrawal(reference))).json).toMatchObject({ receipt: 'refused' });
  const { text } = await operate('cases');
  expect(text).toMatch(/\d+ {2}receipt refused \(/);
});

it.each([
  ['of a member', 'ada@members.example'],
  ['of a stranger', 'stranger@nowhere.example'],
])('the response to a statement with the address %s says nothing else [7.14.3]', async (_whose, email) => {
  const { stage, reference, pay, send } = await createContractStage();
  await pay();
  for (const statement of [createWithdrawal(reference), createCancellation(reference)])
    expect(await send({ ...statement, email })).toEqual({
      status: 200,
      json: { received_at: new Date(stage.now()).toISOString(), receipt: 'sent' },
    });
  const [receipt] = stage.receipts;
  expect(receipt).toMatchObject({ email });
});

it('nobody can cancel the membership of another address, even with its reference [7.14.3]', async () => {
  const { stage, reference, pay, send, operate, catchUp } = await createContractStage();
  await pay();
  await send({ ...createCancellation(reference), email: 'stranger@nowhere.example' });
  await catchUp();
  expect(stage.receipts).toMatchObject([{ state: 'open', endsAt: undefined }]);
  expect((await operate('cases', 'show', '1')).text).toContain('no contract of this email address');
});

it('ten statements in a quarter of an hour are the most of one address [7.14.3]', async () => {
  const { reference, send } = await createContractStage();
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await send(createWithdrawal(reference))).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  const other = { ...createWithdrawal(reference), email: 'bo@members.example' };
  expect((await send(other)).status).toBe(200);
});

it.each([
  ['a name', { name: ' ' }],
  ['an address', { email: 'ada' }],
  ['a contract', { contract: '' }],
  ['a line break in a name', { name: 'Ada\u001b[2J' }],
  ['a field more', { reason: 'none' }],
])('a statement without %s, or with it, is refused [7.14.1]', async (_what, change) => {
  const { stage, reference, send } = await createContractStage();
  expect((await send({ ...createWithdrawal(reference), ...change })).status).toBe(400);
  expect(stage.receipts).toEqual([]);
});

it('an accepted withdrawal ends the membership and has its payment refunded, once, whatever is repeated [7.14.4]', async () => {
  const { stage, reference, pay, send, operate, catchUp } = await createContractStage();
  await pay();
  await send(createWithdrawal(reference));
  await send(createWithdrawal(`my membership, ${reference.toLowerCase()}`));
  await catchUp();
  const list = await operate('cases');
  expect(list.text).toMatch(/^2 open cases:/);
  expect(list.text).toContain('refunded by 2026-12-08');
  const [number = '', second = ''] = [...list.text.matchAll(/(\d+) {2}withdrawal/g)].map(([, id]) => id);
  expect((await operate('cases', 'show', number)).text).toMatch(
    /refund by +2026-12-08\nname +Ada Vind\n[^]*found +RF\d+ \(named in the statement\)[^]*paid +subscription /,
  );
  expect((await operate('cases', 'accept', number)).code).toBe(0);
  expect((await operate('cases', 'accept', number)).text).toContain('is decided');
  await operate('cases', 'accept', second);
  await catchUp();
  expect((await stage.office(`show ${reference}`)).text).toMatch(/state +refund due/);
  expect(stage.decisions).toMatchObject([
    { kind: 'withdrawal', amount: 9_600, currency: 'EUR', isRefunded: false, state: 'settled' },
    { amount: 9_600 },
  ]);
  expect(stage.undoneMails).toEqual([]);
  expect((await operate('cases')).text).toMatch(/^1 open case:\n\n\d+ {2}refund refused, subscription /);
  expect((await stage.browser().join(joinAsFriend)).json).not.toHaveProperty('error_code');
  await catchUp();
  expect(stage.decisions).toHaveLength(2);
});

it('an accepted withdrawal ends the membership of a member whose address was changed in the meantime [7.14.4]', async () => {
  const { stage, reference, pay, send, operate, catchUp } = await createContractStage();
  await pay();
  const changeAddress = (email: string) => {
    const database = new DatabaseSync(join(stage.folder, 'invoices.sqlite'));
    database.prepare('UPDATE customers SET email = ?, email_key = ?').run(email, email);
    database.close();
  };
  changeAddress('ada@new.example');
  await send({ ...createWithdrawal(reference), email: 'ada@new.example' });
  await catchUp();
  changeAddress('ada@third.example');
  expect((await operate('cases', 'accept', '1')).code).toBe(0);
  await catchUp();
  expect((await stage.office(`show ${reference}`)).text).toMatch(/state +refund due/);
});

it('a refused withdrawal changes nothing, and its sender gets the reason [7.14.4]', async () => {
  const { stage, reference, pay, send, operate, catchUp } = await createContractStage();
  await pay();
  await send(createWithdrawal(reference));
  expect((await operate('cases', 'refuse', '1')).text).toContain('Say why');
  expect((await operate('cases', 'refuse', '1', 'The', 'period is over.')).code).toBe(0);
  await catchUp();
  expect(stage.decisions).toMatchObject([{ state: 'refused', reason: 'The period is over.' }]);
  expect((await stage.office(`show ${reference}`)).text).toMatch(/state +paid/);
  expect((await operate('cases')).text).toBe('There are no open cases.');
});

it('who withdraws before paying owes nothing: a payment that arrives later is to be returned [7.14.5]', async () => {
  const { stage, reference, pageId, pay, send, operate, catchUp } = await createContractStage();
  await send(createWithdrawal(reference));
  await operate('cases', 'accept', '1');
  await catchUp();
  expect(stage.decisions).toMatchObject([{ state: 'settled', amount: 0 }]);
  expect((await stage.readTransfer(pageId)).json['state']).toBe('cancelled');
  await pay();
  await catchUp();
  expect((await stage.office('list')).text).toContain('refund or next term?');
});

it('a payment between the statement and its acceptance is refunded [7.14.5]', async () => {
  const { stage, reference, pay, send, operate, catchUp } = await createContractStage();
  await send(createWithdrawal(reference));
  await pay();
  await operate('cases', 'accept', '1');
  await catchUp();
  expect(stage.decisions).toMatchObject([{ amount: 9_600 }]);
  expect((await stage.office(`show ${reference}`)).text).toMatch(/state +refund due/);
});

it('a withdrawal without a contract is a case all the same, and the office ends it [7.14.4]', async () => {
  const { stage, send, operate, catchUp } = await createContractStage();
  await send({ ...createWithdrawal('Order 1001, two books'), email: 'buyer@shop.example' });
  await catchUp();
  const { text } = await operate('cases', 'show', '1');
  expect(text).toContain('contract   Order 1001, two books');
  expect(text).toContain('no contract of this email address');
  expect((await operate('cases', 'accept', '1')).text).toContain('End the contract yourself');
  await catchUp();
  expect(stage.decisions).toMatchObject([{ state: 'settled', amount: 0 }]);
});

it('a membership is left alone by a withdrawal of something else, unless the office names it [7.14.4]', async () => {
  const { stage, reference, pay, send, operate, catchUp } = await createContractStage();
  await pay();
  await send(createWithdrawal('Order 1001, two books'));
  await send(createWithdrawal('my membership'));
  const refusal = await operate('cases', 'accept', '1');
  expect(refusal.code).toBe(1);
  expect(refusal.text).toContain(`cases accept 1 ${reference}`);
  expect((await operate('cases', 'accept', '1', 'none')).text).toContain('End the contract yourself');
  await catchUp();
  expect((await stage.office(`show ${reference}`)).text).toMatch(/state +paid/);
  expect((await operate('cases', 'accept', '2', reference)).code).toBe(0);
  await catchUp();
  expect((await stage.office(`show ${reference}`)).text).toMatch(/state +refund due/);
  expect(stage.decisions).toMatchObject([{ amount: 0 }, { amount: 9_600 }]);
});

it('a cancellation that names its contract has the end in its receipt, and needs nobody [7.14.6]', async () => {
  const { stage, reference, pay, send, operate, catchUp } = await createContractStage();
  await pay();
  const endsAt = Date.parse('2027-11-24T10:00:00Z');
  await send(createCancellation(`Friend, ${reference}`));
  expect(stage.receipts).toMatchObject([{ kind: 'cancellation', state: 'settled', endsAt }]);
  await catchUp();
  expect(stage.decisions).toEqual([]);
  expect((await operate('cases')).text).toBe('There are no open cases.');
  expect((await stage.office(`show ${reference}`)).text).toMatch(/state +paid/);
  stage.advance(300 * dayMs);
  expect((await stage.browser().join(joinAsFriend)).json).toEqual({ error_code: 'user_exists' });
});

it.each([
  ['for cause', { manner: 'cause', reason: 'I move abroad.' }],
  ['for a day after its term', { manner: 'ordinary', endOn: '2028-12-31' }],
] as const)('a cancellation %s is the office’s to decide [7.14.6]', async (_what, details) => {
  const { stage, reference, pay, send, operate, catchUp } = await createContractStage();
  await pay();
  await send(createCancellation(reference, details));
  expect(stage.receipts).toMatchObject([{ state: 'open', details }]);
  await operate('cases', 'accept', '1');
  await catchUp();
  expect(stage.decisions).toMatchObject([{ state: 'settled', endsAt: Date.parse('2027-11-24T10:00:00Z') }]);
});

it('a contract that is only found by the address is the office’s to cancel [7.14.6]', async () => {
  const { stage, pay, send, operate } = await createContractStage();
  await pay();
  await send(createCancellation('my membership'));
  expect(stage.receipts).toMatchObject([{ state: 'open' }]);
  expect((await operate('cases', 'show', '1')).text).toContain('by the email address only');
});

it('statements are in no log [7.14.3]', async () => {
  const { stage, reference, send, catchUp } = await createContractStage();
  stage.setRelay(() => Promise.reject(new Error('550 ada@members.example')));
  await send({ ...createWithdrawal(reference), contract: 'a secret order' });
  await catchUp();
  expect(JSON.stringify(stage.api.log)).not.toMatch(/ada@|Ada Vind|secret order/);
});
