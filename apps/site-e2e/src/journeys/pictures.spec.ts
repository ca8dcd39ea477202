import { expect, test } from '../stack/journey-test.ts';

/** Widths available for every picture. */
const offered = [640, 1024, 1600, 1920];

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

test('on a phone, pictures are fetched in the size at which they are shown', async ({ page }) => {
  // Only the browser's choice matters here.
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  await page.goto('/news');
  const pictures = page.locator('main [data-block] img[srcset]');
  await pictures.evaluateAll((found: HTMLImageElement[]) => {
    for (const picture of found) picture.loading = 'eager';
  });
  const isChosen = () =>
    pictures.evaluateAll((found: HTMLImageElement[]) => found.every((one) => one.currentSrc));
  await expect.poll(isChosen).toBe(true);
  const drawings = await pictures.evaluateAll((found: HTMLImageElement[]) =>
    found.map((picture) => ({
      address: picture.currentSrc,
      drawn: picture.getBoundingClientRect().width * devicePixelRatio,
    })),
  );
  expect(drawings.length).toBeGreaterThan(0);
  for (const { address, drawn } of drawings) {
    const fetched = Number(/-(\d+)\.jpg/.exec(address)?.[1]);
    expect(fetched, address).toBeLessThanOrEqual(offered.find((one) => one >= drawn) ?? 1920);
    expect(fetched, address).toBeGreaterThanOrEqual(Math.min(drawn * 0.9, 1920));
  }
});
