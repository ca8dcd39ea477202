import { MailRejected } from '@guildhall/suppliers';
import { describe, expect, it } from 'vitest';
import { createFriend, createInvoiceStage, type InvoiceTerms } from './by-invoice.fixture.ts';

const dayMs = 24 * 60 * 60_000;
const email = 'ada@members.example';

/** A member whose payment was confirmed on 2026-11-24, 30 days before the end of the term. */
async function start(terms: InvoiceTerms = {}) {
  const stage = await createInvoiceStage();
  await stage.restart({}, terms);
  const { json } = await stage.browser().join(createFriend(email));
  const first = String((await stage.readTransfer(json['id'])).json['reference']);
  await stage.office(`confirm ${first} --amount 96.00 --currency EUR --payment "the first"`);
  stage.advance(335 * dayMs);
  await stage.api.catchUp();
  const confirm = (reference: string, payment: string, amount = '96.00') =>
    stage.office(`confirm ${reference} --amount ${amount} --currency EUR --payment "${payment}"`);
  const pass = async (days: number) => {
    stage.advance(days * dayMs);
    await stage.api.catchUp();
  };
  const listDays = () =>
    stage.reminders.map(({ id }) => Number(/-?\d+$/.exec(id.split('.').at(-1) ?? '')?.[0]));
  const readPaidUntil = async () => /paid until +(\S+)/.exec((await stage.office(`show ${first}`)).text)?.[1];
  return { stage, first, confirm, pass, listDays, readPaidUntil };
}

const getReference = (stage: Awaited<ReturnType<typeof start>>['stage']): string =>
  stage.reminders.at(-1)?.transfer.reference ?? '';

describe('the next term of a membership by invoice', () => {
  it('has an invoice that the office sees, at the price that the plan has when it is made [7.15.1]', async () => {
    const stage = await createInvoiceStage();
    const { json } = await stage.browser().join(createFriend(email));
    const first = String((await stage.readTransfer(json['id'])).json['reference']);
    await stage.office(`confirm ${first} --amount 96.00 --currency EUR`);
    stage.advance(300 * dayMs);
    await stage.restart({}, { prices: { friend: '108.00/year' } });
    stage.advance(35 * dayMs);
    await stage.api.catchUp();
    await stage.restart({}, { prices: { friend: '120.00/year' } });
    await stage.api.catchUp();
    const [reminder] = stage.reminders;
    expect(reminder).toMatchObject({
      ...{ to: email, paidUntil: '2027-11-24', accessUntil: '2027-12-22', isOver: false },
      transfer: { amountMinor: 10_800, dueOn: '2027-11-24', renewsUntil: '2028-11-24', state: 'open' },
    });
    const reference = getReference(stage);
    expect((await stage.office('list')).text.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`^${reference} +open +108 € +due 2027-11-24 +friend +Ada Vind <${email}> +next term$`),
    );
    const { text } = await stage.office(`show ${reference}`);
    expect(text).toContain('next term  2027-11-24 to 2028-11-24');
    expect(text).toContain('reminder   -30 days: sent\nreminder   -7 days: waiting');
  });

  it('is reminded of once by two servers that restart [7.15.1]', async () => {
    const { stage, pass, listDays } = await start();
    const second = await stage.start();
    for (const days of [0, 23, 7, 14, 30]) {
      stage.advance(days * dayMs);
      await Promise.all([stage.api.catchUp(), second.catchUp()]);
      await stage.restart();
      await pass(0);
    }
    expect(listDays()).toEqual([-30, -7, 0, 14]);
    expect(stage.reminders.map(({ isOver }) => isOver)).toEqual([false, false, true, true]);
  });

  it('is reminded of once if several reminders are late, and on the days that are configured [7.15.1]', async () => {
    const { stage, pass, listDays } = await start({ reminders: [5, -20, -3] });
    expect(listDays()).toEqual([]);
    await pass(28);
    expect(listDays()).toEqual([-3]);
    await pass(20);
    expect(listDays()).toEqual([-3, 5]);
    await stage.restart({}, { reminders: [] });
    await pass(340);
    expect(listDays()).toEqual([-3, 5]);
  });

  it('is not asked for again by an email that a relay refuses for good; another failure is tried again [7.15.1]', async () => {
    const { stage, pass, listDays } = await start();
    const refuse = (isFinal: boolean) => async () => {
      throw new MailRejected({ status: isFinal ? 550 : 451, isFinal });
    };
    stage.setRelay(refuse(false));
    await pass(23);
    stage.setRelay(async () => undefined);
    await pass(1);
    expect(listDays()).toEqual([-30, -7]);
    stage.setRelay(refuse(true));
    await pass(7);
    stage.setRelay(async () => undefined);
    await pass(1);
    expect(listDays()).toEqual([-30, -7]);
    expect((await stage.office(`show ${getReference(stage)}`)).text).toContain('+0 days: refused'.slice(1));
  });

  it.each([
    ['early', 5, '2028-11-24'],
    ['late, within the grace', 57, '2028-11-24'],
    ['after the grace, and then begins with the payment', 59, '2028-12-23'],
  ])('follows the paid one if it is paid %s [7.15.2]', async (_when, days, paidUntil) => {
    const { stage, confirm, pass, readPaidUntil, listDays } = await start();
    await pass(days);
    const reference = getReference(stage);
    expect(await confirm(reference, 'the next')).toEqual({
      code: 0,
      text: `${reference} pays for the next term: the membership is paid until ${paidUntil}`,
    });
    expect(await readPaidUntil()).toBe(paidUntil);
    const sent = listDays().length;
    await pass(30);
    expect(listDays()).toHaveLength(sent);
    expect((await stage.office('list')).text).toMatch(/No invoice is waiting/);
    expect(await confirm(reference, 'the next')).toMatchObject({
      text: expect.stringContaining('with this payment: nothing has changed'),
    });
    expect((await confirm(reference, 'again')).text).toContain('Refund or next term?');
    expect(await readPaidUntil()).toBe(paidUntil);
  });

  it('counts as paid on the day with which the payment’s ID begins [7.15.2]', async () => {
    for (const [payment, paidUntil] of [
      ['2027-12-21 4711', '2028-11-24'],
      ['2027-12-23 4711', '2028-12-25'],
      ['2027-11-20 4711', '2028-12-25'],
      ['4711', '2028-12-25'],
    ] as const) {
      const { stage, confirm, pass } = await start();
      await pass(61);
      expect((await confirm(getReference(stage), payment)).text).toContain(`paid until ${paidUntil}`);
    }
  });

  it('is paid by its amount under the reference of the term before, once [7.15.4]', async () => {
    const { stage, first, confirm, readPaidUntil } = await start();
    expect((await confirm(first, 'another amount', '90.00')).text).toContain('Refund or next term?');
    expect((await confirm(first, 'standing order')).text).toContain('paid until 2028-11-24');
    expect((await confirm(first, 'standing order')).text).toContain('nothing has changed');
    expect(await readPaidUntil()).toBe('2028-11-24');
    expect((await confirm(getReference(stage), 'the invoice too')).text).toContain('Refund or next term?');
    expect(await readPaidUntil()).toBe('2028-11-24');
  });

  it('is not asked for once the office has stopped the membership, or cancelled the invoice [7.15.3]', async () => {
    for (const toCommand of [
      (first: string) => `stop ${first}`,
      (_first: string, next: string) => `cancel ${next}`,
    ]) {
      const { stage, first, confirm, pass, listDays } = await start();
      const next = getReference(stage);
      expect(await stage.office(toCommand(first, next))).toEqual({
        code: 0,
        text: expect.stringMatching(/: no further invoice is sent, and the membership ends on 2027-11-24$/),
      });
      await pass(23);
      await pass(30);
      expect(listDays()).toEqual([-30]);
      expect((await confirm(next, 'too late')).text).toContain('transfer the money back');
      // A standing order of somebody who has left is not a new membership.
      expect((await confirm(first, 'standing order')).text).toContain('Refund or next term?');
      expect((await stage.office(`stop ${first}`)).text).toContain('this was done before');
    }
  });

  it('is not asked for while a withdrawal or a cancellation waits for the office [7.15.3]', async () => {
    const { stage, pass, listDays } = await start();
    const statement = {
      ...{ id: 'a-statement-for-cause-0001', kind: 'cancellation', name: 'Ada Vind', email },
      ...{ contract: 'my membership', details: { manner: 'cause', reason: 'I move away.' } },
    };
    const { statusCode } = await stage.api.app.inject({
      ...{ method: 'POST', url: '/api/v1/statement', payload: statement },
      headers: { origin: 'https://site.test' },
    });
    expect(statusCode).toBe(200);
    await pass(23);
    expect(listDays()).toEqual([-30]);
    expect(await stage.api.store.hasOpenStatement(['ADA@members.example'])).toBe(true);
  });

  it('names a membership that is not there [7.15.3]', async () => {
    const stage = await createInvoiceStage();
    const { json } = await stage.browser().join(createFriend(email));
    const reference = String((await stage.readTransfer(json['id'])).json['reference']);
    expect(await stage.office(`stop ${reference}`)).toEqual({
      code: 1,
      text: `${reference} has no membership that runs: nothing has changed`,
    });
  });

  it('has an invoice that is deleted 90 days after the grace if nobody pays it [7.7.20]', async () => {
    const { stage, pass } = await start();
    const next = getReference(stage);
    await pass(30 + 28 + 89);
    expect((await stage.office(`show ${next}`)).code).toBe(0);
    await pass(2);
    expect(await stage.office(`show ${next}`)).toEqual({
      ...{ code: 1, text: `There is no invoice with the reference ${next}` },
    });
    await pass(0);
    expect((await stage.office('list')).text).toMatch(/No invoice is waiting/);
  });

  it('ends with the membership year, where these are fixed [7.15.5]', async () => {
    const { stage, confirm, readPaidUntil, pass } = await start({ yearStart: '01-01' });
    expect(await readPaidUntil()).toBe('2028-01-01');
    await pass(40);
    expect(stage.reminders.at(-1)).toMatchObject({ paidUntil: '2028-01-01' });
    await confirm(getReference(stage), 'the next');
    expect(await readPaidUntil()).toBe('2029-01-01');
  });
});
