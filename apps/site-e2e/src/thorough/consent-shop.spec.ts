// cspell:ignore ecommerce
import type { Page } from '@playwright/test';
import { sendInvoiceForm } from '../stack/invoice-form.ts';
import { startForFile } from '../stack/provide-to-file.ts';
import { startShopStack } from '../stack/known-address.ts';
import { expect, findDrawer, test as base, waitUntilSettled } from '../stack/shop-test.ts';
import type { Stack } from '../stack/stack.ts';
import { findQuestion } from '../stack/tag-question.ts';
import { countEvents, forgetTags } from '../stack/tags.ts';

/** A shop whose site has a tag manager. */
const getStack = startForFile(base, () =>
  startShopStack((origin) => ({ TAG_SCRIPT_URL: `${origin}/tags/gtm.js?id=GTM-SANDBOX` })),
);

const test = base.extend<{ tagStack: Stack }>({
  tagStack: async ({}, use) => use(await getStack()),
  baseURL: async ({ tagStack }, use) => use(tagStack.site.origin),
});

const choose = async (page: Page, name: 'Accept all' | 'Refuse all') => {
  await page.getByRole('button', { name }).click();
  await expect(findQuestion(page)).toHaveCount(0);
};

/** Adds the product of the open page. */
const add = async (page: Page) => {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(findDrawer(page).titles).toHaveText(['Cones']);
  await waitUntilSettled(page);
};

async function requestInvoice(page: Page): Promise<void> {
  await findDrawer(page).button('EU business with a VAT number').click();
  await sendInvoiceForm(page, 'Germany', 'DE 136695976');
  await expect(page.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
}

async function goToCheckout(page: Page): Promise<void> {
  await findDrawer(page).button('Go to checkout').click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}

test.beforeEach(async ({ tagStack, page }) => {
  await forgetTags(tagStack);
  await page.goto('/p/print-cones');
  await findQuestion(page).waitFor();
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
