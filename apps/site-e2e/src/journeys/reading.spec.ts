import { sendContentEvent } from '../stack/content-event.ts';
import { expect, test } from '../stack/journey-test.ts';

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
