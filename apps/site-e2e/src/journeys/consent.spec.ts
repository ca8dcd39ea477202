// cspell:ignore personalization Ablehnen Zustimmen
import type { Page } from '@playwright/test';
import { expect, secondTest, test as base } from '../stack/journey-test.ts';
import { fillIn, makePatient } from '../stack/sign-up-test.ts';
import { findQuestion, useWatchedPage } from '../stack/tag-question.ts';
import { countKinds, forgetTags, readCookie, readHits, track } from '../stack/tags.ts';

/** A visitor who has not chosen yet. Nothing of the page may be blocked by its policy, or move. */
const test = base.extend({
  hasRefusedTags: false,
  page: async ({ page, product }, use) => {
    await forgetTags(product);
    await useWatchedPage(page, use);
  },
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
test('nothing is loaded or sent before a yes, then each event once in each way [7.9.2]', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await expect(findQuestion(page)).toBeVisible();
  await track(page, 'before');
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
  expect(await readHits(product)).toEqual([]);
  const requests = (await product.sandbox.requests()).filter(({ path }) => path.startsWith('/tags/'));
  expect(requests).toEqual([]);
  await press(page, 'Accept all');
  await expect(findQuestion(page)).toHaveCount(0);
  await track(page, 'after');
  for (const event of ['gtm.js', 'before', 'after'])
    await expect.poll(async () => countKinds(await readHits(product), event)).toEqual([1, 1, 1]);
  expect((await readHits(product))[0]?.granted).toEqual([
    'analytics_storage',
    'ad_storage',
    'ad_user_data',
    'ad_personalization',
  ]);
  expect(await readCookie(page, 'consent')).toBe('statistics.marketing-1');
  expect(product.site.output()).toContain('"consent":{"purposes":["statistics","marketing"],"version":1}');
});

test('consent can be withdrawn on its page, which removes the cookies of tags [2.8.5] [2.8.7]', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await press(page, 'Accept all');
  await expect.poll(() => readCookie(page, '_ga')).toBeDefined();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await page.waitForURL('**/_consent');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await expect.poll(async () => countKinds(await readHits(product), 'gtm.js')).toEqual([2, 2, 2]);
  await press(page, 'Refuse all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your choice is saved');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  expect(await readCookie(page, '_ga')).toBeUndefined();
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
  await page.goBack();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  // Shown from the back/forward cache, the page with tags is reloaded without them.
  await expect.poll(() => page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
});

test('a paid sign-up is sent once, also after a reload and in a second tab [7.9.2]', async ({
  page,
  context,
  product,
  email,
}) => {
  await makePatient(page);
  await page.goto('/membership');
  await press(page, 'Accept all');
  const { button, pay } = await fillIn(page, email);
  await button.click();
  await pay();
  const count = async () => countKinds(await readHits(product), 'individualMembership');
  await expect.poll(count).toEqual([1, 1, 1]);
  const countStarts = async () => countKinds(await readHits(product), 'gtm.js')[0];
  await page.reload();
  await expect.poll(countStarts).toBe(2);
  const other = await context.newPage();
  await other.goto(`${product.site.origin}/membership`);
  await expect.poll(countStarts).toBe(3);
  expect(await count()).toEqual([1, 1, 1]);
});

secondTest.describe('another organisation', () => {
  secondTest.use({ hasRefusedTags: false });

  secondTest('asks in its language, for its own purposes [2.8.1]', async ({ page, product }) => {
    await forgetTags(product);
    await page.goto('/');
    await expect(findQuestion(page)).toContainText('Schilfwerft Ellersiel e. V.');
    await expect(findQuestion(page).getByRole('checkbox')).toHaveCount(0);
    await expect(findQuestion(page).getByRole('button')).toHaveText(['Ablehnen', 'Zustimmen']);
    await press(page, 'Zustimmen');
    await expect(findQuestion(page)).toHaveCount(0);
    expect(await readCookie(page, 'consent')).toBe('statistics-1');
    await expect.poll(async () => (await readHits(product)).length).toBe(3);
  });
});
