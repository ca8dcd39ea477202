import { randomInt } from 'node:crypto';
import { startMembersStack } from './stack/members-stack.ts';
import { secondOrganisation } from './stack/organisations.ts';
import type { Stack } from './stack/stack.ts';
import { expect, test as base } from './stack/test.ts';

const packed = { tag: '@packed' };

/** The product of a second organisation: German, in euros, without a shop. */
const test = base.extend<object, { second: Stack }>({
  second: [
    async ({}, use) => {
      const stack = await startMembersStack({}, {}, secondOrganisation);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ second }, use) => use(second.site.origin),
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
});

test('another organisation’s homepage leads to an article, in its language', packed, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alte Boote, neue Hände');
  await page.getByRole('link', { name: 'Die Hedwig schwimmt wieder' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Hedwig schwimmt wieder');
  await expect(page.getByRole('main')).toContainText('18. Oktober 2026');
});

test('its own block computes dues in its own island', packed, async ({ page }) => {
  await page.goto('/beitrag');
  const slider = page.getByRole('slider', { name: /Das habe ich im Monat übrig/ });
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText(/96.*im Jahr/);
  await slider.focus();
  await page.keyboard.press('End');
  await expect(result).toContainText(/240.*im Jahr/);
  await page.keyboard.press('Home');
  await expect(result).toContainText(/36.*im Jahr/);
});
