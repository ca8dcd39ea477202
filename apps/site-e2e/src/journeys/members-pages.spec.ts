import type { Page } from '@playwright/test';
import { createPage, readBlocks } from '../stack/entries.ts';
import { expect, test } from '../stack/journey-test.ts';
import { logIn, passGate } from '../stack/members-area.ts';

test('the gate sends members without access to their profile, and a failed load can be retried [4.2.2]', async ({
  page,
  members,
  complaints,
}) => {
  const links = page.getByRole('main').getByRole('link');
  await page.goto('/members/reading-room');
  await expect(links).toHaveText(['Log in', 'Become a member']);
  const member = await members.add('cancelled');
  await links.first().click();
  await logIn(page, member);
  await page.waitForURL('**/members/reading-room');
  await expect(
    page.getByText('You cannot read this page because your membership is not active.'),
  ).toBeVisible();
  await expect(links).toHaveText(['Your profile']);
  await page.route('**/_member-entry', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.reload();
  await expect(links).toHaveText(['Try again']);
  await links.click();
  await expect(
    page.getByText('You cannot read this page because your membership is not active.'),
  ).toBeVisible();
  await expect(links).toHaveText(['Your profile']);
  // The browser itself reports every refusal.
  expect(complaints.splice(0).filter((line) => !/status of (403|503)/.test(line))).toEqual([]);
});

test.describe('a private page with blocks of public pages', () => {
  const path = '/members/workshop';

  test.beforeEach(async ({ product }) => {
    const blocks = await readBlocks(product, '/news', 'acf/entry-list');
    const page = createPage(path, 'The workshop', blocks);
    await product.sandbox.putEntry(path, { ...page, postStatus: 'private' });
  });

  const category = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
  const titles = (page: Page) => page.locator('[data-block="entry-list"] li h2');

  test('the categories of a list on a private page can be chosen, are in its URL, and only for members [4.2.5]', async ({
    page,
    member,
  }) => {
    await passGate(page, member, path);
    const all = await titles(page).count();
    expect(all).toBeGreaterThan(3);
    await category(page, 'Oceans').hover();
    await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
    await category(page, 'Oceans').click();
    await expect(page.getByRole('status').filter({ hasText: 'shown' })).toContainText('entries shown');
    const some = await titles(page).count();
    expect(some).toBeLessThan(all);
    await expect(page).toHaveURL(/\?cat=oceans$/);
    await page.reload();
    await expect(titles(page)).toHaveCount(some);
    await expect(category(page, 'Oceans')).toHaveAttribute('aria-current', 'page');
    const fromOutside = await page.request.get(`/_cards?page=${path}&list=cat&cat=oceans`);
    expect(fromOutside.status()).toBe(404);
  });
});
