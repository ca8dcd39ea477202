import { sendContentEvent } from '../stack/content-event.ts';
import { expect, test } from '../stack/journey-test.ts';

test(
  'an article two levels deep, from its card in the list [2.1.1] [6.1.1]',
  { tag: '@packed' },
  async ({ page }) => {
    await page.goto('/news');
    const first = page.locator('main li a').first();
    const href = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('h1')).toHaveCount(1);
  },
);

test('an unknown URL as the 404 page [2.1.2]', async ({ page, complaints }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('main')).toContainText('This page could not be found');
  complaints.length = 0; // The browser itself reports the 404.
});

test('a page whose entry was taken down has the status 410, and a page that never existed 404 [2.1.17]', async ({
  page,
  product,
  complaints,
}) => {
  const title = 'Soon gone';
  const block = { blockName: 'acf/page-title', idd: 'a', attrs: [], title };
  const entry = { id: 9_300, title, permalink: '/soon-gone', postType: 'page', content: [block] };
  await product.sandbox.putEntry('/soon-gone', { ...entry, postStatus: 'publish', hasAccess: true });
  await page.goto('/soon-gone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await product.sandbox.putEntry('/soon-gone', { ...entry, postStatus: 'draft' });
  await sendContentEvent(product.site.origin, { paths: ['/soon-gone'] });
  expect((await page.goto('/soon-gone'))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect((await page.goto('/never-there'))?.status()).toBe(404);
  complaints.length = 0; // The browser itself reports both.
});
