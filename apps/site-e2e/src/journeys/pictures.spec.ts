import { expectFittingFiles } from '../stack/chosen-pictures.ts';
import { test } from '../stack/journey-test.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

test('on a phone, pictures are fetched in the size at which they are shown', async ({ page }) => {
  // Only the browser's choice matters here.
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  await page.goto('/news');
  await expectFittingFiles(page.locator('main [data-block] img[srcset]'));
});
