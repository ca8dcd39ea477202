import { expect, test } from '../stack/test.ts';

// Each test reads a page that no other has read.
test.describe('while the content service is down', () => {
  test('a restart keeps pages loaded before [8.2.1]', async ({ page, ownStack }) => {
    await page.goto(`${ownStack.site.origin}/about`);
    const heading = await page.locator('h1').textContent();
    await ownStack.sandbox.fault({ mode: 'error' });
    const site = await ownStack.restartSite();
    const response = await page.goto(`${site.origin}/about`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    await expect(page.locator('footer')).not.toBeEmpty();
  });

  test('every failed read is logged [8.2.3]', async ({ request, ownStack }) => {
    await ownStack.sandbox.fault({ mode: 'error', match: '/wp-json/entry' });
    await request.get(`${ownStack.site.origin}/calendar`);
    await expect.poll(ownStack.site.output).toContain('/wp-json/entry');
  });
});

for (const [mode, path] of [
  ['broken', '/people'],
  ['html', '/cases'],
  ['redirect', '/organisations'],
  ['error', '/focus-areas'],
] as const) {
  test(`a ${mode} response of the content service counts as a failure, not as a missing page [7.1.2]`, async ({
    request,
    ownStack,
  }) => {
    await ownStack.sandbox.fault({ mode, match: '/wp-json/entry' });
    expect((await request.get(ownStack.site.origin + path)).status()).toBe(503);
  });
}

test('an empty response of the content service counts as a missing page [7.1.2]', async ({
  request,
  ownStack,
}) => {
  await ownStack.sandbox.fault({ mode: 'empty', match: '/wp-json/entry' });
  expect((await request.get(`${ownStack.site.origin}/initiatives`)).status()).toBe(404);
});

test('a list whose cards cannot be read does not affect the rest of the page', async ({ page, ownStack }) => {
  await ownStack.sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
  const response = await page.goto(`${ownStack.site.origin}/blog`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toBeVisible();
});
