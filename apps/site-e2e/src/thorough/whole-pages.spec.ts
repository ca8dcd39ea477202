import type { Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';

interface Place {
  block: string;
  top: number;
}

/** The block that is in the middle of the window, and where it begins. */
const readPlace = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main [data-block]')];
    const block = blocks.findLast((one) => one.getBoundingClientRect().top <= innerHeight / 2);
    return { block: block?.id ?? '', top: block?.getBoundingClientRect().top ?? NaN };
  });

for (const width of [390, 1280]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of ['/', '/about', '/styleguide', '/shop'])
      test(`${path} returns to the same place after a reload, ${width} px wide [2.3.21]`, async ({
        page,
        complaints,
      }) => {
        await page.goto(path);
        for (const share of [0.4, 0.8]) {
          await page.evaluate(
            (part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part),
            share,
          );
          const { block, top } = await readPlace(page);
          await page.reload();
          await expect.poll(async () => (await readPlace(page)).block).toBe(block);
          await expect.poll(async () => Math.abs((await readPlace(page)).top - top)).toBeLessThan(2);
        }
        complaints.length = 0;
      });
  });
}
