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

test('another choice of filters appears at once, without an animation between pages [2.3.16]', async ({
  page,
}) => {
  const arrivals: { path: string; isAnimated: boolean }[] = [];
  await page.exposeFunction('reportArrival', (path: string, isAnimated: boolean) =>
    arrivals.push({ path, isAnimated }),
  );
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }: PageRevealEvent) => {
      const isAnimated = viewTransition !== null;
      (globalThis as unknown as Reporting).reportArrival(location.pathname + location.search, isAnimated);
    });
  });
  await page.goto('/news');
  await page.locator('main a[href*="cat="]').first().click();
  await expect(page).toHaveURL(/\/news\?cat=/);
  await page.locator('main a[href^="/news/"]').first().click();
  await expect.poll(() => arrivals).toHaveLength(3);
  expect(arrivals.map(({ isAnimated }) => isAnimated)).toEqual([false, false, true]);
});

interface Reporting {
  reportArrival(path: string, isAnimated: boolean): void;
}

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
