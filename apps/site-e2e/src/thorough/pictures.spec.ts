import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectFittingFiles, waitUntilChosen } from '../stack/chosen-pictures.ts';
import { expect, test } from '../stack/test.ts';

/** The folder of the sandbox's finished pictures. */
const finishedPictures = join(import.meta.dirname, '../../../../libs/sandbox/pictures');

const windows = [
  { width: 390, deviceScaleFactor: 3 },
  { width: 412, deviceScaleFactor: 1.75 },
  { width: 768, deviceScaleFactor: 2 },
  { width: 1280, deviceScaleFactor: 1 },
  { width: 1920, deviceScaleFactor: 1 },
];

for (const { width, deviceScaleFactor } of windows) {
  test(`at ${width} px and scale ${deviceScaleFactor}, pictures are fetched in the size at which they are shown`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      deviceScaleFactor,
      baseURL: stack.site.origin,
    });
    const page = await context.newPage();
    // Only the browser's choice matters here.
    await page.route('**/media/**', (route) => route.abort());
    for (const path of ['/', '/news', '/about']) {
      await page.goto(path);
      // A hero's picture is cut to its frame: its height decides.
      await expectFittingFiles(page.locator('main [data-block]:not([data-block=hero]) img[srcset]'));
    }
    await context.close();
  });
}

for (const { width, deviceScaleFactor } of windows) {
  test(`at ${width} px and scale ${deviceScaleFactor}, the homepage’s pictures are finished ones`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      deviceScaleFactor,
      baseURL: stack.site.origin,
    });
    const page = await context.newPage();
    // Only the choice of the browser is tested, so no picture is loaded.
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/');
    const pictures = page.locator('img[src*="/media/"]');
    await waitUntilChosen(pictures);
    const addresses = await pictures.evaluateAll((found: HTMLImageElement[]) =>
      found.map((picture) => picture.currentSrc),
    );
    const requested = addresses.map((address) => /[^/]+-\d+(?=\.jpg)/.exec(address)?.[0] ?? address);
    expect(requested.length).toBeGreaterThan(10);
    const finished = new Set((await readdir(finishedPictures)).map((file) => file.replace(/\.avif$/, '')));
    expect(requested.filter((picture) => !finished.has(picture))).toEqual([]);
    await context.close();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
});
