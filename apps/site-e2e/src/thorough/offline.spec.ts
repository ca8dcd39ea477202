import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { createDoorway, type Doorway } from '../stack/doorway.ts';
import { findFreePort } from '../../../../config/free-port.ts';
import { provideToFile } from '../stack/provide-to-file.ts';
import { test as base } from '../stack/shared-stacks.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { readCaches, readPages, storePage, touch } from '../stack/stored-pages.ts';

interface Product {
  doorway: Doorway;
  stack: Stack;
}

const startOffline = async (env: Record<string, string> = {}): Promise<Product> => {
  const doorway = await createDoorway();
  const SITE_ORIGIN = doorway.origin;
  const smtpPort = String(await findFreePort());
  const stack = await startStack(
    ({ origin }) => ({
      ...{ SITE_ORIGIN, CHECKOUT_ORIGINS: origin, SERVICE_WORKER: 'on', PRERENDER: 'on' },
      ...{ IDENTITY_PROJECT: 'demo-guildhall', IDENTITY_API_KEY: 'sandbox-identity-key' },
      ...{ FIREBASE_AUTH_EMULATOR_HOST: new URL(origin).host, AUTH_ACTION_URL: `${origin}/identity/action` },
      ...env,
    }),
    ({ origin }) => ({
      ...{ SITE_ORIGIN, CHECKOUT_ORIGINS: origin, IDENTITY_PROJECT: 'demo-guildhall' },
      FIREBASE_AUTH_EMULATOR_HOST: new URL(origin).host,
      ...{ CONTENT_ORIGIN: origin, CONTENT_KEY: 'sandbox-content-key', RATE_LIMIT_PER_MINUTE: '10000' },
      ...{
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MEMBER_MAIL_FROM: 'House <members@house.test>',
      },
    }),
    { SANDBOX_SMTP_PORT: smtpPort },
  );
  await stack.sandbox.control('POST', 'identity/start');
  doorway.openTo(stack.site.origin);
  return { doorway, stack };
};

const getProduct = provideToFile<Product>(base, async (use) => {
  const product = await startOffline();
  await use(product);
  await Promise.all([product.doorway.stop(), product.stack.stop()]);
});

const test = base.extend<{ doorway: Doorway; product: Product }>({
  product: async ({}, use) => use(await getProduct()),
  baseURL: async ({ product }, use) => use(product.doorway.origin),
  doorway: async ({ page, product: { doorway, stack } }, use) => {
    await use(doorway);
    await page.goto('about:blank');
    doorway.openTo(stack.site.origin);
    doorway.replaceBuild(false);
    await doorway.open();
  },
});

test.use({ serviceWorkers: 'allow' });

test('a picture of the content service that was shown is there without a connection [7.10.9]', async ({
  page,
  doorway,
  product,
}) => {
  await storePage(page, '/about');
  const picture = page.locator('main img').first();
  await picture.scrollIntoViewIfNeeded();
  const isShown = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
  const url = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(url).origin).toBe(product.stack.sandbox.origin);
  const { pathname, search } = new URL(url);
  await expect.poll(async () => (await readCaches(page))['guildhall-pictures']).toContain(pathname + search);
  await doorway.shut();
  await page.context().route(`${product.stack.sandbox.origin}/**`, (route) => route.abort());
  await page.goto('/about');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
});

test('the worker is registered at the root, for all pages [7.10.11]', async ({ page, doorway }) => {
  await storePage(page, '/news');
  const registered = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return [scope, active?.scriptURL];
  });
  expect(registered).toEqual([`${doorway.origin}/`, `${doorway.origin}/sw.js`]);
});

test('a page that was opened and not touched is not stored [7.10.2]', async ({ page, doorway }) => {
  await storePage(page, '/');
  await page.goto('/news');
  expect(doorway.requests.some(({ path }) => path === '/news')).toBe(true);
  await storePage(page, '/about');
  expect(await readPages(page)).toEqual(['/', '/about']);
});

test('an open page of an earlier build gets its scripts from the browser after an update [7.10.6]', async ({
  page,
  context,
  doorway,
}) => {
  const add = () => page.getByRole('button', { name: 'Add to cart' }).click();
  const [first, second] = await listProducts(page);
  await page.goto(first);
  await add();
  await expect(page.getByRole('status').filter({ hasText: 'in your cart' }).first()).toBeAttached();
  await expect.poll(async () => (await readCaches(page))['guildhall-files']?.join()).toMatch(/buy-product-/);
  await context.clearCookies();
  await page.goto(second);

  doorway.replaceBuild(true);
  const files = (await readCaches(page))['guildhall-files'] ?? [];
  const island = files.find((path) => path.includes('/buy-product-')) ?? '';
  expect((await fetch(doorway.origin + island)).status).toBe(404);
  await page.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });
  // The browser's own cache would have the files too.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await add();
  await expect(page.getByRole('status').filter({ hasText: 'in your cart' }).first()).toBeAttached();
});

/** Paths of two products. */
async function listProducts(page: Page): Promise<[string, string]> {
  await page.goto('/p');
  const paths = await page
    .locator('main a[href^="/p/"]:not([href*="/collections/"])')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);
  return [paths[0] ?? '', paths[1] ?? ''];
}

test('SERVICE_WORKER=off removes the worker and everything that it stored [7.10.7]', async ({
  page,
  doorway,
}) => {
  await storePage(page, '/');
  const without = await startStack({ SITE_ORIGIN: doorway.origin, SERVICE_WORKER: 'off' });
  try {
    doorway.openTo(without.site.origin);
    await page.goto('/news');
    const countTraces = () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length,
      );
    await expect.poll(countTraces).toBe(0);
    await page.reload();
    await touch(page);
    expect(await countTraces()).toBe(0);
  } finally {
    await without.stop();
  }
});
