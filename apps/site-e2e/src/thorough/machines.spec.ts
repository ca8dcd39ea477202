import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startMachines, type Machines } from '../machines/machines.ts';
import { createSuppliers, type Suppliers } from '../machines/suppliers.ts';
import { createVisitor, type Visitor } from '../machines/visitor.ts';
import { test } from '../stack/shared-stacks.ts';

// Two sites, two apis, PostgreSQL, Redis and nginx. The tests share them, and none needs a browser.

const patient = { REDIS_DEADLINE_MS: '5000' };

let machines: Machines;
let suppliers: Suppliers;
let visitors = 0;

test.beforeAll(async () => {
  // Ten programs start.
  test.setTimeout(180_000);
  machines = await startMachines({
    siteEnv: () => ({ ...patient, RATE_LIMIT_PER_MINUTE: '3' }),
    apiEnv: () => ({ ...patient, RATE_LIMIT_PER_MINUTE: '9' }),
  });
  suppliers = createSuppliers({ origin: machines.sandbox.origin, webhookSecret: machines.webhookSecret });
});
test.afterAll(() => machines.stop());

/** Someone at another address. @param origin one machine only. @default nginx, which takes them in turn */
const createGuest = (origin = machines.origin) =>
  createVisitor(origin, { address: `203.0.113.${(visitors += 1)}` });

/** Reads from the log of nginx which machines have responded so far. */
async function readMachines(): Promise<Set<string>> {
  const log = await readFile(join(machines.proxyFolder, 'guildhall.log'), 'utf8');
  return new Set(log.match(/127\.0\.0\.1:\d+/g));
}

test('visitors are sent to both machines in turn, and notice nothing of it [8.6.20]', async () => {
  const guest = createGuest();
  const pages = [];
  for (let visit = 0; visit < 4; visit += 1) pages.push(await guest.read('/about'));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1);
  const seen = await readMachines();
  for (const { origin } of machines.sites) expect(seen).toContain(new URL(origin).host);
});

test('a limit of reads and one of calls count those of both machines [8.6.11] [8.6.20]', async () => {
  const reader = createGuest();
  const reads = [];
  for (let read = 0; read < 10; read += 1) reads.push((await reader.read(`/none-${read}`)).status);
  expect(reads).toEqual([...Array(6).fill(404), ...Array(4).fill(429)]);
  const caller = createGuest();
  const calls = [];
  for (let call = 0; call < 12; call += 1) calls.push((await caller.searchShop('a')).status);
  expect(calls).toEqual([...Array(9).fill(200), ...Array(3).fill(429)]);
  expect((await createGuest().searchShop('a')).status).toBe(200);
});

test('a content event that one machine receives drops the page of both [8.2.12] [8.6.20]', async () => {
  const guest = createGuest();
  const old = 'a long table';
  const readBoth = () =>
    Promise.all(
      machines.sites.map(async ({ origin }) => (await (await fetch(`${origin}/about`)).text()).includes(old)),
    );
  expect(await readBoth()).toEqual([true, true]);
  const entry = JSON.stringify(await suppliers.readEntry('/about')).replaceAll(old, 'a round table');
  await suppliers.putEntry('/about', JSON.parse(entry) as object);
  const event = '{"paths":["/about"]}';
  const { status } = await guest.post('/_content-events', JSON.parse(event), suppliers.signEvent(event));
  expect(status).toBe(204);
  await expect.poll(readBoth).toEqual([false, false]);
});

/** Puts one piece into a new cart. */
async function createCart(guest: Visitor) {
  const product = await guest.callShop('Product', { handle: 'print-cones' });
  const merchandiseId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(product.body)?.[0];
  const lines = [{ merchandiseId, quantity: 1 }];
  const created = await guest.callShop('CartCreate', { lines });
  return { cartId: /gid:\/\/shopify\/Cart\/[^"]+/.exec(created.body)?.[0], lines };
}

const readQuantity = ({ body }: { body: string }) => /"quantity":(\d+)/.exec(body)?.[1];

test('a cart that one machine has made is changed by the other [8.6.20]', async () => {
  const guest = createGuest();
  const { cartId, lines } = await createCart(guest);
  const quantities = [];
  for (let turn = 0; turn < 2; turn += 1)
    quantities.push(readQuantity(await guest.callShop('CartLinesAdd', { cartId, lines })));
  expect(quantities).toEqual(['2', '3']);
});

test('a sign-up holds at every machine: one page, one membership, one email [7.7.21] [8.6.20]', async () => {
  const email = `${randomUUID()}@post.example`;
  const guest = createGuest();
  expect((await guest.join(email)).status).toBe(200);
  expect((await guest.join(email)).status).toBe(200);
  await suppliers.pay(email);
  await expect
    .poll(async () => JSON.parse((await guest.readJoinStatus()).body) as object, { timeout: 30_000 })
    .toMatchObject({ status: 'member', mail: 'welcome' });
  expect(await suppliers.readMails(email)).toHaveLength(1);
});

test('a login is valid at every machine [8.6.20]', async () => {
  const idToken = await suppliers.logIn(await suppliers.addMember());
  const guest = createGuest();
  for (let turn = 0; turn < 4; turn += 1) {
    const { status, body } = await guest.readMemberStatus(idToken);
    expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ status: 'active' })]);
  }
});

test('while the content service is down, every page that one machine has is shown, however many others are not [8.2.1] [8.6.21]', async () => {
  const [onlyThere] = machines.sites;
  expect((await fetch(`${onlyThere.origin}/people`)).status).toBe(200);
  await suppliers.call('POST', '/_sandbox/faults', { service: 'content', mode: 'down' });
  const [unseen, seen] = [[] as unknown[], [] as unknown[]];
  for (let turn = 0; turn < 8; turn += 1) {
    unseen.push((await createGuest().read(`/unseen-${turn}`)).status);
    seen.push((await createGuest().read('/about')).status, (await createGuest().read('/people')).status);
  }
  await suppliers.call('DELETE', '/_sandbox/faults');
  expect(new Set(unseen)).toEqual(new Set([503]));
  expect(new Set(seen)).toEqual(new Set([200]));
});

test('while one site and one api are dead, everybody is served by the others, with the cart, sign-up and login from before [8.6.20]', async () => {
  const [shopper, joining, returning] = [createGuest(), createGuest(), createGuest()];
  const { cartId, lines } = await createCart(shopper);
  const email = `${randomUUID()}@post.example`;
  expect((await joining.join(email)).status).toBe(200);
  const idToken = await suppliers.logIn(await suppliers.addMember());
  expect((await returning.readMemberStatus(idToken)).status).toBe(200);

  await Promise.all([machines.sites[0].kill(), machines.apis[1].kill()]);
  const guest = createGuest();
  const statuses = [];
  const quantities = [];
  for (let turn = 0; turn < 4; turn += 1) {
    statuses.push((await guest.read('/about')).status, (await guest.searchShop('a')).status);
    statuses.push((await returning.readMemberStatus(idToken)).status);
    quantities.push(readQuantity(await shopper.callShop('CartLinesAdd', { cartId, lines })));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(quantities).toEqual(['2', '3', '4', '5']);
  await suppliers.pay(email);
  await expect.poll(async () => (await suppliers.readMails(email)).length, { timeout: 30_000 }).toBe(1);
  expect(JSON.parse((await joining.readJoinStatus()).body)).toMatchObject({ status: 'member' });
  expect((await createGuest().join(`${randomUUID()}@post.example`)).status).toBe(200);
});
