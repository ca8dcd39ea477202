import { statSync } from 'node:fs';
import { join } from 'node:path';
import { runOfficeCommand } from '@guildhall/billing-invoice/office';
import { expect, it } from 'vitest';
import { createFriend, createInvoiceStage, joinAsFriend, officeSecret } from './by-invoice.fixture.ts';

const dayMs = 24 * 60 * 60_000;

async function signUpAs(stage: Awaited<ReturnType<typeof createInvoiceStage>>, order: object = joinAsFriend) {
  const browser = stage.browser();
  const { status, json } = await browser.join(order);
  expect({ status, json }).toMatchObject({ status: 200, json: { type: 'bank_transfer' } });
  const transfer = (await stage.readTransfer(json['id'])).json;
  return { browser, page: json, reference: String(transfer['reference']), transfer };
}

it('a sign-up gets an invoice on a page of the site, with amount, account, reference and due date [7.7.17]', async () => {
  const stage = await createInvoiceStage();
  const { page, transfer } = await signUpAs(stage);
  expect(page['url']).toBe(`https://site.test/_payment/${page['id']}`);
  expect(page['id']).toMatch(/^[\w-]{32}$/);
  expect(transfer).toEqual({
    ...{ state: 'open', plan_id: 'friend', amount_minor: 9_600, currency_code: 'EUR' },
    ...{ iban: 'DE89370400440532013000', bic: 'GUHADE12XXX', account_name: 'Schilfwerft e. V.' },
    reference: expect.stringMatching(/^RF\d{12}$/),
    due_on: '2026-12-08',
  });
});

it('it is a membership once the office has confirmed the payment, and not before [7.7.17] [7.7.5]', async () => {
  const stage = await createInvoiceStage();
  const { browser, page, reference } = await signUpAs(stage);
  await stage.api.catchUp();
  expect((await browser.status()).json).toEqual({ status: 'open', plan_id: 'friend' });
  expect(await stage.office(`confirm ${reference} --amount 96.00 --currency EUR`)).toEqual({
    code: 0,
    text: `${reference} is paid: the api confirms the membership within a minute`,
  });
  expect((await browser.status()).json).toEqual({ status: 'member', plan_id: 'friend' });
  expect((await stage.readTransfer(page['id'])).json['state']).toBe('paid');
  expect((await stage.browser().join(joinAsFriend)).json).toEqual({ error_code: 'user_exists' });
});

it('a payment that was noted before the api was killed is found by the sweep [7.7.8]', async () => {
  const stage = await createInvoiceStage();
  const { browser, reference } = await signUpAs(stage);
  stage.loseEvents();
  const { code } = await stage.office(`confirm ${reference} --amount 96 --currency EUR`);
  stage.loseEvents(false);
  expect(code).toBe(1);
  await stage.restart();
  await stage.api.catchUp();
  expect((await browser.status()).json).toMatchObject({ status: 'member' });
});

it.each([
  ['95.00', 'EUR', 'is an invoice for 96\u00A0€, not 95\u00A0€: nothing was confirmed'],
  ['96.00', 'DKK', 'is an invoice for 96\u00A0€, not 96\u00A0DKK: nothing was confirmed'],
])('a payment of %s %s is refused, and says why [7.7.19]', async (amount, currency, reason) => {
  const stage = await createInvoiceStage();
  const { browser, reference } = await signUpAs(stage);
  const { code, text } = await stage.office(`confirm ${reference} --amount ${amount} --currency ${currency}`);
  expect({ code, text }).toEqual({ code: 1, text: `${reference} ${reason}` });
  await stage.api.catchUp();
  expect((await browser.status()).json).toMatchObject({ status: 'open' });
});

it('a payment with an unknown reference is refused [7.7.19]', async () => {
  const stage = await createInvoiceStage();
  await signUpAs(stage);
  expect(await stage.office('confirm RF18539007547034 --amount 96 --currency EUR')).toEqual({
    code: 1,
    text: 'There is no invoice with the reference RF18539007547034',
  });
});

it('a command may be signed with the secret from before a change, while that is configured [8.6.22]', async () => {
  const stage = await createInvoiceStage();
  const { browser, reference } = await signUpAs(stage);
  const newSecret = 'the-new-secret-of-the-office-in-this-test';
  await stage.restart({ BILLING_OFFICE_SECRET: newSecret, BILLING_OFFICE_SECRET_PREVIOUS: officeSecret });
  const command = `confirm ${reference} --amount 96.00 --currency EUR --payment 4711`;
  expect((await stage.office(command, { BILLING_OFFICE_SECRET: officeSecret })).code).toBe(0);
  expect((await browser.status()).json).toMatchObject({ status: 'member' });
  expect((await stage.office(command, { BILLING_OFFICE_SECRET: newSecret })).code).toBe(0);
  await stage.restart({ BILLING_OFFICE_SECRET: newSecret });
  expect((await stage.office(command, { BILLING_OFFICE_SECRET: officeSecret })).text).toContain(
    'The api rejected the signature',
  );
});

it('a command with another secret is refused before its body is read [7.7.19]', async () => {
  const stage = await createInvoiceStage();
  const { reference } = await signUpAs(stage);
  const env = { BILLING_OFFICE_SECRET: 'another-secret-of-more-than-32-characters' };
  expect(await stage.office(`confirm ${reference} --amount 96 --currency EUR`, env)).toEqual({
    code: 1,
    text: 'The api rejected the signature: check BILLING_OFFICE_SECRET, and the clock of this machine',
  });
});

it('a command that was recorded cannot be sent again later [7.7.19]', async () => {
  const stage = await createInvoiceStage();
  const { reference } = await signUpAs(stage);
  let recorded: Parameters<typeof fetch> | undefined;
  await runOfficeCommand({
    args: ['cancel', reference],
    env: { API_ORIGIN: 'http://api.test', BILLING_OFFICE_SECRET: officeSecret },
    print: () => undefined,
    now: stage.now,
    fetchFrom: async (...call) => {
      recorded = call;
      return Response.json({});
    },
  });
  stage.advance(5 * 60_000 + 1);
  const late = await stage.fetchFromApi(...(recorded as Parameters<typeof fetch>));
  expect(late.status).toBe(401);
});

it('a cancelled invoice can no longer be paid, and the next sign-up gets another [7.7.19]', async () => {
  const stage = await createInvoiceStage();
  const { browser, page, reference } = await signUpAs(stage);
  expect((await stage.office(`cancel ${reference}`)).text).toBe(`${reference} is cancelled`);
  expect((await browser.status()).json).toMatchObject({ status: 'expired' });
  expect((await stage.readTransfer(page['id'])).json['state']).toBe('cancelled');
  expect((await stage.office(`confirm ${reference} --amount 96 --currency EUR`)).text).toBe(
    `${reference} was cancelled: transfer the money back, or ask the payer to sign up again`,
  );
  const again = await browser.join(joinAsFriend);
  expect(again.json['id']).not.toBe(page['id']);
});

it('a paid invoice cannot be cancelled', async () => {
  const stage = await createInvoiceStage();
  const { reference } = await signUpAs(stage);
  await stage.office(`confirm ${reference} --amount 96 --currency EUR`);
  expect((await stage.office(`cancel ${reference}`)).text).toBe(
    `${reference} is paid: it can no longer be cancelled`,
  );
});

it('a late payment counts, even after the api has deleted the sign-up [7.7.17]', async () => {
  const stage = await createInvoiceStage();
  const { browser, page, reference } = await signUpAs(stage);
  stage.advance(22 * dayMs);
  expect((await browser.status()).json).toMatchObject({ status: 'expired' });
  expect((await stage.readTransfer(page['id'])).json['state']).toBe('expired');
  stage.advance(20 * dayMs);
  await stage.api.catchUp();
  expect(await stage.api.store.findByPage('live', String(page['id']))).toBeUndefined();
  await stage.office(`confirm ${reference} --amount 96 --currency EUR`);
  expect(await stage.api.store.listMembershipsFrom('live', 0)).toHaveLength(1);
});

it('invoices that nobody pays are deleted 90 days after their end, with what is known of the payer [7.7.20]', async () => {
  const stage = await createInvoiceStage();
  const { page } = await signUpAs(stage, createFriend('canary@members.example'));
  const readInvoices = async () => {
    const files = Object.entries(await stage.readFiles());
    return files.flatMap(([file, content]) => (file.startsWith('invoices.sqlite') ? [content] : [])).join('');
  };
  stage.advance((21 + 90) * dayMs - 60_000);
  await stage.api.catchUp();
  expect((await stage.readTransfer(page['id'])).json['state']).toBe('expired');
  expect(await readInvoices()).toContain('canary@members');
  stage.advance(2 * 60_000);
  await stage.api.catchUp();
  expect((await stage.readTransfer(page['id'])).status).toBe(404);
  await stage.restart();
  expect(await readInvoices()).not.toContain('canary@members');
});

it('a second payment ends its membership, and the office is asked to refund it [7.7.9]', async () => {
  const stage = await createInvoiceStage();
  const one = await signUpAs(stage);
  // The same details would get the same invoice.
  const customer = { ...joinAsFriend.customer, last_name: 'Vindt' };
  const other = await signUpAs(stage, { ...joinAsFriend, customer });
  expect(one.reference).not.toBe(other.reference);
  for (const { reference } of [one, other]) {
    await stage.office(`confirm ${reference} --amount 96 --currency EUR`);
    stage.advance(60_000);
  }
  await stage.api.catchUp();
  expect((await other.browser.status()).json).toMatchObject({ status: 'duplicate' });
  expect((await one.browser.status()).json).toMatchObject({ status: 'member' });
  expect(stage.undoneMails).toEqual([{ to: 'ada@members.example', isRefunded: false }]);
  expect(stage.reportMails.some((text) => text.includes('Please refund it'))).toBe(true);
  expect(new Set(stage.consoleUrls)).toEqual(new Set([undefined]));
  expect((await stage.office('list')).text).toMatch(new RegExp(`^${other.reference}  refund due`));
  expect((await stage.office(`refunded ${other.reference}`)).code).toBe(0);
  expect((await stage.office('list')).text).toBe('No invoice is waiting. --all lists the others too.');
  expect((await stage.office(`refunded ${one.reference}`)).text).toBe(
    `${one.reference} has nothing to refund`,
  );
});

it('what to pay is emailed once [7.7.17]', async () => {
  const stage = await createInvoiceStage();
  const { browser, page, reference } = await signUpAs(stage);
  await stage.api.settled();
  await browser.join(joinAsFriend);
  await stage.api.catchUp();
  expect(stage.transferMails).toEqual([{ to: 'ada@members.example', url: page['url'], reference }]);
});

it('an invoice is for a membership even when its plan has left the list of prices [7.7.17]', async () => {
  const stage = await createInvoiceStage();
  const { browser, reference } = await signUpAs(stage);
  await stage.restart({}, { prices: { patron: '240.00/year' } });
  await stage.office(`confirm ${reference} --amount 96 --currency EUR`);
  expect((await browser.status()).json).toEqual({ status: 'member', plan_id: 'friend' });
});

it('without emails a sign-up works, too', async () => {
  const stage = await createInvoiceStage({ hasMails: false });
  const { browser, reference } = await signUpAs(stage);
  await stage.office(`confirm ${reference} --amount 96 --currency EUR`);
  expect((await browser.status()).json).toMatchObject({ status: 'member' });
});

it('the membership ends with the period that was paid, and can then be renewed by a new sign-up [7.7.17]', async () => {
  const stage = await createInvoiceStage();
  const { browser, reference } = await signUpAs(stage);
  await stage.office(`confirm ${reference} --amount 96 --currency EUR`);
  stage.advance(364 * dayMs);
  expect((await stage.browser().join(joinAsFriend)).json).toEqual({ error_code: 'user_exists' });
  stage.advance(2 * dayMs);
  const again = await browser.join(joinAsFriend);
  expect(again.json).toMatchObject({ type: 'bank_transfer', state: 'created' });
});

it('names and addresses are only in the file of the invoices, which only its owner may read [7.7.20] [8.6.8]', async () => {
  const stage = await createInvoiceStage();
  const { reference } = await signUpAs(stage, createFriend('canary@members.example'));
  await stage.office(`confirm ${reference} --amount 96 --currency EUR`);
  await stage.api.catchUp();
  const personal = /canary@members|Kajen 1|Vind/i;
  expect(JSON.stringify(stage.api.log)).not.toMatch(personal);
  const files = Object.entries(await stage.readFiles());
  expect(files.filter(([, content]) => personal.test(content)).map(([file]) => file)).not.toEqual([]);
  for (const [file, content] of files) {
    if (!file.startsWith('invoices.sqlite')) expect(content, file).not.toMatch(personal);
    expect((statSync(join(stage.folder, file)).mode & 0o077).toString(8), file).toBe('0');
  }
});

it('the office lists what waits, and sees every detail of an invoice', async () => {
  const stage = await createInvoiceStage();
  const { reference } = await signUpAs(stage);
  expect((await stage.office('list')).text).toBe(
    `${reference}  open  96\u00A0€  due 2026-12-08  friend  Ada Vind <ada@members.example>`,
  );
  expect((await stage.office(`show ${reference}`)).text).toBe(
    [
      `reference  ${reference}`,
      'state      open',
      'amount     96\u00A0€',
      'plan       friend',
      'created    2026-11-24',
      'due        2026-12-08',
      'payer      Ada Vind <ada@members.example>',
      'address    Ada Vind, Kajen 1, 8000 Aarhus, DK',
    ].join('\n'),
  );
});

it('names cannot move the cursor of the office’s terminal', async () => {
  const stage = await createInvoiceStage();
  const customer = { ...joinAsFriend.customer, first_name: 'Ada\u001b[2J' };
  await signUpAs(stage, { ...joinAsFriend, customer });
  expect((await stage.office('list')).text).not.toMatch(/\p{Cc}/u);
});

it('the api tells the prices of its plans [7.7.14]', async () => {
  const stage = await createInvoiceStage();
  const response = await stage.api.app.inject({ url: '/api/v1/plans' });
  expect(response.json()).toEqual({
    plans: [
      { plan_id: 'friend', amount_minor: 9_600, currency_code: 'EUR', period: 1, period_unit: 'year' },
      { plan_id: 'patron', amount_minor: 24_000, currency_code: 'EUR', period: 1, period_unit: 'year' },
    ],
  });
});
