// cspell:ignore ecommerce
import type { Page } from '@playwright/test';
import { startForFile } from '../stack/provide-to-file.ts';
import { startShopStack } from '../stack/shop-stack.ts';
import { expect, findCartButton, findDrawer, test as base, waitUntilSettled } from '../stack/shop-test.ts';
import type { Stack } from '../stack/stack.ts';

/** A shop whose site has a tag manager. */
const getStack = startForFile(base, () =>
  startShopStack((origin) => ({ TAG_SCRIPT_URL: `${origin}/tags/gtm.js?id=GTM-SANDBOX` })),
);

const test = base.extend<{ tagStack: Stack }>({
  tagStack: async ({}, use) => use(await getStack()),
  baseURL: async ({ tagStack }, use) => use(tagStack.site.origin),
});

const eventNames = ['view_item', 'add_to_cart', 'remove_from_cart', 'begin_checkout', 'request_invoice'];

/**
 * Counts the shop's events that arrived by `fetch`, and checks that each also arrived in the other ways.
 *
 * @param others ways that cannot be cut off. A page that is left keeps its beacons, but no standard keeps its pictures
 */
async function countEvents(
  { sandbox }: Stack,
  others: readonly ('beacon' | 'pixel')[] = ['beacon', 'pixel'],
): Promise<Record<string, number>> {
  const hits = (await (await fetch(`${sandbox.origin}/_sandbox/tags`)).json()) as {
    kind: string;
    event: string;
  }[];
  const count = (kind: string, event: string) =>
    hits.filter((hit) => hit.kind === kind && hit.event === event).length;
  const arrived = eventNames.filter((event) => count('fetch', event) > 0);
  return Object.fromEntries(
    arrived.map((event) => [
      event,
      others.every((kind) => count(kind, event) === count('fetch', event)) ? count('fetch', event) : NaN,
    ]),
  );
}

const choose = async (page: Page, name: 'Accept all' | 'Refuse all') => {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
};

/** Adds the product of the open page. */
const add = async (page: Page) => {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(findDrawer(page).titles).toHaveText(['Cones']);
  await waitUntilSettled(page);
};

async function requestInvoice(page: Page): Promise<void> {
  const { drawer, button } = findDrawer(page);
  await button('EU business with a VAT number').click();
  await drawer.getByLabel('Country').selectOption({ label: 'Germany' });
  await drawer.getByLabel('VAT number').fill('DE 136695976');
  await drawer.getByLabel('Company name').fill('Haus am Deich GmbH');
  await drawer.getByLabel('Email').fill('kontor@haus-am-deich.example');
  await button('Check VAT number and get invoice').click();
  await expect(page.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
}

async function goToCheckout(page: Page): Promise<void> {
  await findDrawer(page).button('Go to checkout').click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}

test.beforeEach(async ({ tagStack, page }) => {
  await fetch(`${tagStack.sandbox.origin}/_sandbox/tags`, { method: 'DELETE' });
  await page.goto('/p/print-cones');
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
});

test('what the visitor did before a yes is not sent after it [7.9.4]', async ({ page, tagStack }) => {
  await add(page);
  await page.keyboard.press('Escape');
  await choose(page, 'Accept all');
  await expect.poll(() => countEvents(tagStack)).toEqual({ view_item: 1 });
  await findCartButton(page).click();
  await findDrawer(page).button('Remove Cones').last().click();
  await waitUntilSettled(page);
  await expect.poll(() => countEvents(tagStack)).toEqual({ view_item: 1, remove_from_cart: 1 });
});

test('after a yes, a checkout is sent once, although the page is left [7.9.4]', async ({
  page,
  tagStack,
}) => {
  await choose(page, 'Accept all');
  await add(page);
  await expect.poll(() => countEvents(tagStack)).toEqual({ view_item: 1, add_to_cart: 1 });
  await goToCheckout(page);
  await expect
    .poll(() => countEvents(tagStack, ['beacon']))
    .toEqual({ view_item: 1, add_to_cart: 1, begin_checkout: 1 });
});

test('after a yes, an invoice of an EU business is sent once, without its details [7.9.4]', async ({
  page,
  tagStack,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tags/')) sent.push(request.url() + (request.postData() ?? ''));
  });
  await choose(page, 'Accept all');
  await add(page);
  await requestInvoice(page);
  await expect
    .poll(() => countEvents(tagStack))
    .toEqual({ view_item: 1, add_to_cart: 1, request_invoice: 1 });
  expect(sent.join()).not.toMatch(/136695976|Haus|kontor/);
});

for (const choice of ['before a choice', 'after a no'] as const)
  test(`nothing of the shop is sent ${choice} [7.9.4]`, async ({ page, tagStack }) => {
    const listRequests = async () =>
      (await tagStack.sandbox.requests()).filter(({ path }) => path.startsWith('/tags/'));
    // The other tests of this shop had their choices.
    const { length: earlier } = await listRequests();
    if (choice === 'after a no') await choose(page, 'Refuse all');
    await add(page);
    for (const change of ['Increase', 'Decrease']) {
      await findDrawer(page).button(`${change} quantity of Cones`).click();
      await waitUntilSettled(page);
    }
    await requestInvoice(page);
    expect(await countEvents(tagStack)).toEqual({});
    expect((await listRequests()).slice(earlier)).toEqual([]);
  });
