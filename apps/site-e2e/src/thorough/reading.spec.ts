import { expect, test } from '../stack/test.ts';

const pages = [
  ['the homepage', '/', 'The future is somebody else’s land. Ask before you cross.'],
  ['a page one level deep', '/about', 'A house, a harbour and a long table'],
  ['a page two levels deep', '/news/the-last-night-shift', 'The last night shift'],
  ['a page three levels deep', '/initiatives/the-hundred-year-lease/the-empty-chair', 'The empty chair'],
] as const;

test.describe('a visitor reads', () => {
  for (const [what, path, title] of pages) {
    test(`${what} [2.1.1]`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('main [data-block]').nth(1)).toBeAttached();
    });
  }

  test('an unknown URL of one level or of four as the 404 page [2.1.2]', async ({ request }) => {
    for (const path of ['/no', '/news/the-last-night-shift/no/page']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(html, path).toMatch(/<h1[^>]*>Page not found<\/h1>/);
      expect(html, path).toContain('This page could not be found');
    }
  });

  test('the canonical URL for misplaced slashes [2.1.3]', async ({ page, request, stack }) => {
    for (const [from, to] of [
      ['/about/', '/about'],
      ['//about', '/about'],
      ['/about//', '/about'],
      ['/news//the-last-night-shift/?a=1', '/news/the-last-night-shift?a=1'],
      ['/p//print-cones', '/p/print-cones'],
    ] as const) {
      const response = await request.get(stack.site.origin + from, { maxRedirects: 0 });
      expect([response.status(), response.headers()['location']], from).toEqual([301, to]);
    }
    await page.goto('/about/');
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('h1')).toHaveText('A house, a harbour and a long table');
  });

  test('straight to the content, by the first Tab stop [2.3.7]', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});
