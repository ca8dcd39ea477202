// cspell:ignore personalization Ablehnen Zustimmen
import type { Page } from '@playwright/test';
import { listAxeFaults } from '@guildhall/contract';
import { findKnownAddress } from '../stack/known-address.ts';
import { startForFile } from '../stack/provide-to-file.ts';
import { listScripts } from '../stack/scripts.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { findQuestion, useWatchedPage } from '../stack/tag-question.ts';
import { countKinds, forgetTags, readCookie, readHits, track } from '../stack/tags.ts';
import { expect, test as base } from '../stack/test.ts';

/** A product whose site has a tag manager, on a tagging host of its own. */
const getStack = startForFile(base, async () => {
  const address = await findKnownAddress();
  return startStack(
    ({ origin }) => ({
      ...{ ...address, LOG_LEVEL: 'info' },
      TAG_SCRIPT_URL: `${origin}/tags/gtm.js?id=GTM-SANDBOX`,
    }),
    { SITE_ORIGIN: address.SITE_ORIGIN },
  );
});

const test = base.extend<{ tagStack: Stack }>({
  tagStack: async ({}, use) => use(await getStack()),
  baseURL: async ({ tagStack }, use) => use(tagStack.site.origin),
  page: async ({ page, tagStack }, use) => {
    await forgetTags(tagStack);
    await useWatchedPage(page, use);
  },
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
test('the tag manager gets consent before its start, and events after it [7.9.3]', async ({ page }) => {
  await page.goto('/');
  await track(page, 'before');
  await press(page, 'Accept all');
  const layer = () =>
    page.evaluate(() =>
      ((globalThis as { dataLayer?: object[] }).dataLayer ?? []).map((item) =>
        Object.prototype.toString.call(item) === '[object Arguments]'
          ? Array.from(item as ArrayLike<unknown>)
              .slice(0, 2)
              .join(' ')
          : (item as { event: string }).event,
      ),
    );
  await expect.poll(layer).toEqual(['consent default', 'consent update', 'gtm.js', 'before']);
});

test('the tag manager’s scripts create their Trusted Types policy, and nothing is blocked [7.9.5]', async ({
  page,
  tagStack,
}) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await page.evaluate(() => {
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string): object } };
    const names: string[] = [];
    if (!trustedTypes) return;
    const create = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, ...rules) => (names.push(name), create(name, ...rules));
    Object.assign(globalThis, { policies: names });
  });
  await press(page, 'Accept all');
  await expect.poll(async () => countKinds(await readHits(tagStack), 'gtm.js')).toEqual([1, 1, 1]);
  const read = (name: 'policies' | 'violations') =>
    page.evaluate((key) => (globalThis as Record<string, unknown>)[key], name);
  expect(await read('policies')).toEqual(['guildhall-tags', 'goog#html', 'goog#html']);
  expect(await read('violations')).toEqual([]);
});

test('nothing is loaded or sent after a no, also on the next page [7.9.2]', async ({ page, tagStack }) => {
  await page.goto('/');
  await track(page, 'before');
  await press(page, 'Refuse all');
  await expect(findQuestion(page)).toHaveCount(0);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await track(page, 'after');
  await expect(findQuestion(page)).toHaveCount(0);
  expect(await readHits(tagStack)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
  expect(await readCookie(page, 'consent')).toBe('none-1');
});

/** Bytes of the page's scripts as they were sent. */
async function countScriptBytes(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(bytes.length).toBeGreaterThan(0);
  expect(Math.min(...bytes)).toBeGreaterThan(0);
  return bytes.reduce((sum, size) => sum + size, 0);
}

test('a page that asks has nothing else to move or to fetch before the first touch [2.8.10]', async ({
  page,
}) => {
  const scripts = listScripts(page);
  await page.goto('/styleguide');
  await expect(findQuestion(page)).toBeVisible();
  const banners = page.locator('[data-autoplay=banners]').first();
  await expect(banners).not.toHaveAttribute('data-live', /.*/);
  expect(scripts).toEqual([
    expect.stringContaining('/assets/start-'),
    expect.stringContaining('/assets/page-question-'),
  ]);
  expect(await countScriptBytes(page)).toBeLessThanOrEqual(5_000);
  await page.keyboard.press('Tab');
  await expect(banners).toHaveAttribute('data-live', 'moving');
});

test('a visitor who refused fetches nothing for it before the first touch [2.8.10]', async ({
  page,
  context,
  tagStack,
}) => {
  await context.addCookies([{ name: 'consent', value: 'none-1', url: tagStack.site.origin }]);
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-consent-')),
    );
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(findQuestion(page)).toHaveCount(0);
  expect(await fetched()).toBe(false);
  expect(await countScriptBytes(page)).toBeLessThanOrEqual(5_000);
  await page.keyboard.press('Tab');
  await expect.poll(fetched).toBe(true);
});

test('the question brings all of its styles', async ({ request }) => {
  const html = await (await request.get('/_consent/bar')).text();
  const css = await (await request.get(/<link [^>]*href="([^"]+)"/.exec(html)?.[1] ?? '')).text();
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((name) => !css.includes(`.${name}`))).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the question and on its page in ${colorScheme}`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/about', '/_consent']) {
      await page.goto(path);
      if (path === '/about') await expect(findQuestion(page)).toBeVisible();
      expect(await listAxeFaults(page)).toEqual([]);
    }
    // The tool's own inline styles are blocked and reported.
    complaints.length = 0;
    await page.goto('/about');
  });
