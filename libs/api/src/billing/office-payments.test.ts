import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createInvoiceStage, joinAsFriend } from './by-invoice.fixture.ts';

const dayMs = 24 * 60 * 60_000;
const nothingWaits = 'No invoice is waiting. --all lists the others too.';

/** A member whose payment was confirmed on 2026-11-24. */
async function start(payment = '--payment "2026-11-24 4711"') {
  const stage = await createInvoiceStage();
  const browser = stage.browser();
  const { json } = await browser.join(joinAsFriend);
  const reference = String((await stage.readTransfer(json['id'])).json['reference']);
  const confirm = (more = '', amount = '96.00') =>
    stage.office(`confirm ${reference} --amount ${amount} --currency EUR ${more}`.trim());
  const office = (command: string) => stage.office(command.replace('REF', reference));
  expect(await confirm(payment)).toEqual({
    code: 0,
    text: `${reference} is paid: the api confirms the membership within a minute`,
  });
  const listSubscriptions = () => {
    const database = new DatabaseSync(join(stage.folder, 'invoices.sqlite'));
    const rows = database.prepare('SELECT paid_until AS "paidUntil" FROM subscriptions').all();
    database.close();
    return rows.map(({ paidUntil }) => new Date(Number(paidUntil)).toISOString().slice(0, 10));
  };
  return { stage, browser, reference, confirm, office, listSubscriptions };
}

describe('a command that is repeated', () => {
  it('with the payment’s key changes nothing, and says so [7.7.19]', async () => {
    const { stage, reference, confirm, office } = await start();
    for (const spelling of ['"2026-11-24 4711"', '" 2026-11-24  4711 "'])
      expect(await confirm(`--payment ${spelling}`)).toEqual({
        code: 0,
        text: `${reference} was confirmed on 2026-11-24 with this payment: nothing has changed`,
      });
    expect((await office('list')).text).toBe(nothingWaits);
    expect(await stage.api.store.listMembershipsFrom('live', 0)).toHaveLength(1);
  });

  it.each(['--payment 4711', ''])(
    'without a key is refused, because nobody knows whether it is another payment (first: “%s”) [7.7.19]',
    async (first) => {
      const { reference, confirm, office, listSubscriptions } = await start(first);
      const { code, text } = await confirm();
      expect(code).toBe(1);
      expect(text).toBe(
        `${reference} was confirmed on 2026-11-24: nothing has changed. If this is another payment, repeat the command with its date or ID at the bank (--payment "2026-11-28 4711")`,
      );
      expect((await office('list')).text).toBe(nothingWaits);
      expect(listSubscriptions()).toEqual(['2027-11-24']);
    },
  );

  it('of a decision changes nothing either [7.7.19]', async () => {
    const { confirm, office, listSubscriptions } = await start();
    await confirm('--payment second');
    await office('renew REF --payment second');
    expect((await office('renew REF --payment second')).text).toContain('nothing has changed');
    expect((await office('renew REF')).text).toContain('no payment that waits');
    expect(listSubscriptions()).toEqual(['2028-11-24']);
    await confirm('--payment third');
    await office('refunded REF --payment third');
    expect((await office('refunded REF --payment third')).text).toContain('nothing has changed');
    expect((await office('refunded REF --payment second')).text).toContain('nothing to refund');
  });
});

describe('a second payment', () => {
  it('waits for a decision: it is listed, and shown with its key, until the office has transferred it back [7.7.23]', async () => {
    const { reference, confirm, office, listSubscriptions } = await start();
    const { code, text } = await confirm('--payment "2026-11-24 4712"');
    expect(code).toBe(0);
    expect(text).toContain(`${reference} is paid until 2027-11-24, and this is another payment`);
    expect((await office('list')).text).toBe(
      `${reference}  refund or next term?  96\u00A0€  2026-11-24 4712  friend  Ada Vind <ada@members.example>`,
    );
    const payments = async () =>
      (await office('show REF')).text.split('\n').filter((line) => line.startsWith('payment'));
    expect(await payments()).toEqual([
      'payment    96\u00A0€, 2026-11-24 4711, reported 2026-11-24, counts',
      'payment    96\u00A0€, 2026-11-24 4712, reported 2026-11-24, refund or next term?',
    ]);
    expect((await office('refunded REF')).text).toBe(`${reference} is noted as refunded`);
    expect((await office('list')).text).toBe(nothingWaits);
    expect((await payments())[1]).toMatch(/refunded$/);
    expect(listSubscriptions()).toEqual(['2027-11-24']);
  });

  it('pays for the next term when the office says so: it begins where the paid one ends [7.7.23]', async () => {
    const { stage, reference, confirm, office, listSubscriptions } = await start();
    stage.advance(350 * dayMs);
    await confirm('--payment 2027-11-09');
    expect((await office('renew REF')).text).toBe(
      `${reference} pays for the next term: the membership is paid until 2028-11-24`,
    );
    expect(listSubscriptions()).toEqual(['2028-11-24']);
    expect((await office('list')).text).toBe(nothingWaits);
  });

  it.each(['95.00', '192.00'])('of another amount (%s) is not lost either [7.7.23]', async (amount) => {
    const { confirm, office } = await start();
    expect((await confirm('--payment second', amount)).code).toBe(0);
    expect((await office('list')).text).toContain(`refund or next term?  ${Number(amount)}\u00A0€  second`);
  });

  it('in another currency is refused: it is a mistake [7.7.19]', async () => {
    const { stage, reference } = await start();
    const command = `confirm ${reference} --amount 96 --currency DKK --payment second`;
    expect((await stage.office(command)).code).toBe(1);
  });

  it('beside a third one must be named [7.7.23]', async () => {
    const { confirm, office } = await start();
    await confirm('--payment second');
    await confirm('--payment third');
    expect(await office('renew REF')).toMatchObject({
      code: 1,
      text: expect.stringContaining('name one (--payment "second" or --payment "third")'),
    });
    expect((await office('renew REF --payment third')).code).toBe(0);
    expect((await office('list')).text).toContain('second');
    expect((await office('refunded REF')).code).toBe(0);
    expect((await office('list')).text).toBe(nothingWaits);
  });

  it('that was reported by mistake is removed [7.7.23]', async () => {
    const { confirm, office } = await start();
    await confirm('--payment mistake');
    expect((await office('dismiss REF')).code).toBe(0);
    expect((await office('list')).text).toBe(nothingWaits);
    expect((await office('show REF')).text).not.toContain('mistake');
    expect((await office('dismiss REF --payment "2026-11-24 4711"')).code).toBe(1);
  });

  it('for a membership that was ended can only be transferred back [7.7.23]', async () => {
    const { stage, confirm, office } = await start();
    const database = new DatabaseSync(join(stage.folder, 'invoices.sqlite'));
    database.exec(`UPDATE subscriptions SET ended_at = ${stage.now()}`);
    database.close();
    await confirm('--payment second');
    expect((await office('renew REF')).text).toContain('was ended: transfer the money back');
    expect((await office('refunded REF')).code).toBe(0);
  });
});

describe('a payment with last year’s reference', () => {
  it('renews a membership that has ended, from now on: the member reads again [7.7.23]', async () => {
    const { stage, browser, reference, confirm, office, listSubscriptions } = await start();
    stage.advance(370 * dayMs);
    expect(await confirm('--payment 2027-11-29')).toEqual({
      code: 0,
      text: `${reference} pays for the next term: the membership is paid until 2028-11-29`,
    });
    expect(listSubscriptions()).toEqual(['2028-11-29']);
    expect((await office('list')).text).toBe(nothingWaits);
    expect((await stage.browser().join(joinAsFriend)).json).toEqual({ error_code: 'user_exists' });
    expect((await browser.status()).json).toMatchObject({ status: 'member' });
  });

  it('without a key asks for it, and does not call itself a success [7.7.23]', async () => {
    const { stage, confirm, listSubscriptions } = await start('');
    stage.advance(370 * dayMs);
    expect((await confirm()).code).toBe(1);
    expect(listSubscriptions()).toEqual(['2027-11-24']);
    expect((await confirm('--payment 2027-11-29')).code).toBe(0);
    expect(listSubscriptions()).toEqual(['2028-11-29']);
  });

  it('waits for a decision if the member has joined again meanwhile [7.7.23]', async () => {
    const { stage, confirm, office } = await start();
    stage.advance(370 * dayMs);
    const { json } = await stage.browser().join(joinAsFriend);
    const again = String((await stage.readTransfer(json['id'])).json['reference']);
    expect((await stage.office(`confirm ${again} --amount 96 --currency EUR`)).code).toBe(0);
    await confirm('--payment 2027-11-29');
    expect((await office('list')).text).toContain('refund or next term?');
  });

  it('waits for a decision if it is not what the invoice was for [7.7.23]', async () => {
    const { stage, confirm, office } = await start();
    stage.advance(370 * dayMs);
    await confirm('--payment 2027-11-29', '90.00');
    expect((await office('list')).text).toContain('refund or next term?  90\u00A0€');
  });
});

it('a payment of a cancelled invoice makes no membership, and is listed until it is transferred back [7.7.19] [7.7.23]', async () => {
  const stage = await createInvoiceStage();
  const { json } = await stage.browser().join(joinAsFriend);
  const reference = String((await stage.readTransfer(json['id'])).json['reference']);
  await stage.office(`cancel ${reference}`);
  const confirm = () => stage.office(`confirm ${reference} --amount 96 --currency EUR --payment 4711`);
  expect((await confirm()).text).toContain('transfer the money back');
  expect((await confirm()).text).toContain('nothing has changed');
  stage.advance(200 * dayMs);
  await stage.api.catchUp();
  expect((await stage.office('list')).text).toContain(`${reference}  refund or next term?  96\u00A0€  4711`);
  expect((await stage.office(`renew ${reference}`)).text).toContain('transfer the money back');
  expect((await stage.office(`refunded ${reference}`)).code).toBe(0);
  expect((await stage.office('list')).text).toBe(nothingWaits);
  expect(await stage.api.store.listMembershipsFrom('live', 0)).toEqual([]);
});

it('invoices of the release before have no rows of payments, and ask all the same [7.7.23] [8.6.15]', async () => {
  const { stage, confirm, office } = await start('');
  const database = new DatabaseSync(join(stage.folder, 'invoices.sqlite'));
  database.exec('DELETE FROM payments');
  database.close();
  expect((await confirm()).text).toContain('was confirmed on 2026-11-24: nothing has changed');
  await confirm('--payment second');
  expect((await office('list')).text).toContain('refund or next term?');
});
