import { MailRejected } from '@guildhall/suppliers';
import { expect, it } from 'vitest';
import { createFriend, createInvoiceStage, joinAsFriend } from './by-invoice.fixture.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const email = 'ada@members.example';

type Stage = Awaited<ReturnType<typeof createInvoiceStage>>;

const named = (first_name: string, address = email) => {
  const order = createFriend(address);
  return { ...order, customer: { ...order.customer, first_name } };
};

/** Signs up from another browser at another network address. */
async function join(stage: Stage, order: object = joinAsFriend) {
  const { json } = await stage.browser().join(order);
  await stage.api.settled();
  return String(json['id']);
}

it('an email address has one open invoice, whatever the browser: the same details get the same one [7.7.22]', async () => {
  const stage = await createInvoiceStage();
  const pages = new Set<string>();
  for (let time = 0; time < 10; time += 1) pages.add(await join(stage));
  expect(pages.size).toBe(1);
  expect((await stage.office('list')).text.split('\n')).toHaveLength(1);
  expect(stage.transferMails.map(({ to }) => to)).toEqual([email]);
});

it('a browser that was given the invoice of another one gets it again after a name was corrected [7.7.22]', async () => {
  const stage = await createInvoiceStage();
  const first = await join(stage);
  const second = stage.browser();
  await second.join(joinAsFriend);
  expect((await second.join(named('Adam'))).json['id']).toBe(first);
});

it('a browser gets the invoice that took the place of its own one, if another browser requested it with the same details [7.7.22]', async () => {
  const stage = await createInvoiceStage();
  const [first, second] = [stage.browser(), stage.browser()];
  await first.join(joinAsFriend);
  const { json } = await second.join(named('Adam'));
  expect((await first.join(named('Adam'))).json['id']).toBe(json['id']);
});

it('with other details, or for another plan, a newer one takes its place, and a payment of the earlier still counts [7.7.22]', async () => {
  const stage = await createInvoiceStage();
  const first = await join(stage);
  const { reference } = (await stage.readTransfer(first)).json;
  stage.advance(minuteMs);
  await join(stage, named('Eve'));
  stage.advance(minuteMs);
  const patron = { ...joinAsFriend, subscription: { plan_id: 'patron' } };
  await join(stage, { ...patron, shipping_address: { ...joinAsFriend.billing_address, email: undefined } });
  const { text } = await stage.office('list');
  expect(text.split('\n')).toEqual([expect.stringMatching(/ open .* patron /)]);
  expect((await stage.readTransfer(first)).json['state']).toBe('open');
  await stage.office(`confirm ${reference as string} --amount 96 --currency EUR`);
  expect(await stage.api.store.listMembershipsFrom('live', 0)).toHaveLength(1);
  expect((await stage.office('list')).text).toBe('No invoice is waiting. --all lists the others too.');
});

it.each([
  ['one inbox', (count: number) => named(`Eve ${count}`), 4],
  ['labels of one inbox', (count: number) => named('Eve', `ada+${count}@members.example`), 4],
  [
    'two spellings of a domain',
    (count: number) => named(`Eve ${count}`, count % 2 ? 'a@bær.example' : 'a@xn--br-1ia.example'),
    4,
  ],
  ['many inboxes', (count: number) => createFriend(`someone-${count}@members.example`), 100],
])('strangers cannot make us email %s without end [7.7.22]', async (_, createOrder, most) => {
  const stage = await createInvoiceStage();
  for (let count = 0; count < 130; count += 1) await stage.browser().join(createOrder(count));
  for (let pass = 0; pass < 10; pass += 1) await stage.api.catchUp();
  expect(stage.transferMails).toHaveLength(most);
  stage.advance(60 * minuteMs);
  for (let pass = 0; pass < 10; pass += 1) await stage.api.catchUp();
  expect(stage.transferMails.length - most).toBeLessThanOrEqual(20);
  const warnings = stage.api.log.filter(({ msg }) =>
    String(msg).startsWith('emails about bank transfers wait'),
  );
  expect(warnings.length).toBeLessThanOrEqual(2);
});

it.each([
  ['by the supplier', new MailRejected({ status: 550, isFinal: true })],
  ['by the program, which cannot send to such an address', new MailRejected({ isFinal: true })],
])('an email is given up after a final refusal: %s [7.7.22]', async (_, error) => {
  const stage = await createInvoiceStage();
  stage.setRelay(() => Promise.reject(error));
  await join(stage);
  for (let count = 0; count < 5; count += 1) {
    stage.advance(dayMs);
    await stage.api.catchUp();
  }
  expect(stage.attempts).toEqual([email]);
  expect((await stage.office('list')).text).toMatch(/email not accepted$/);
  expect(JSON.stringify(stage.api.log)).not.toContain('ada@');
});

it.each([
  ['a refusal that may pass', new MailRejected({ status: 452, isFinal: false })],
  ['no response', new MailRejected({ code: 'ETIMEDOUT', isFinal: false })],
])('after %s it is tried again, less and less often, for three days [7.7.22]', async (_, error) => {
  const stage = await createInvoiceStage();
  stage.setRelay(() => Promise.reject(error));
  await join(stage);
  const atMinutes: number[] = [];
  for (let minute = 1; minute <= 5 * 24 * 60; minute += 1) {
    stage.advance(minuteMs);
    const before = stage.attempts.length;
    // Each sign-up begins a pass, too.
    if (minute < 300 || minute % 60 === 0) await stage.api.catchUp();
    if (stage.attempts.length > before) atMinutes.push(minute);
  }
  expect(atMinutes.slice(0, 6)).toEqual([1, 2, 3, 5, 9, 17]);
  expect(atMinutes.at(-1)).toBeLessThanOrEqual(3 * 24 * 60);
  expect(stage.attempts.length).toBeLessThan(90);
});

it('an email that was not accepted at first arrives once the relay is back [7.7.22]', async () => {
  const stage = await createInvoiceStage();
  stage.setRelay(() =>
    Promise.reject(new MailRejected({ code: 'ECONNECTION', status: 421, isFinal: false })),
  );
  await join(stage);
  stage.setRelay(async () => undefined);
  stage.advance(minuteMs);
  await stage.api.catchUp();
  expect(stage.transferMails.map(({ to }) => to)).toEqual([email]);
});

it('payments are confirmed while a relay takes its time for emails about transfers [7.7.22]', async () => {
  const stage = await createInvoiceStage();
  const { browser, reference } = await (async () => {
    const payer = stage.browser();
    const { json } = await payer.join(joinAsFriend);
    await stage.api.settled();
    return { browser: payer, reference: String((await stage.readTransfer(json['id'])).json['reference']) };
  })();
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  stage.setRelay(() => {
    reached.resolve();
    return held.promise;
  });
  await stage.browser().join(createFriend('slow@members.example'));
  await reached.promise;
  await stage.confirmWithoutWaiting(`confirm ${reference} --amount 96 --currency EUR`);
  await expect.poll(() => stage.api.store.listMembershipsFrom('live', 0)).toHaveLength(1);
  expect((await browser.status()).json).toMatchObject({ status: 'member' });
  held.resolve();
  await stage.api.settled();
});
