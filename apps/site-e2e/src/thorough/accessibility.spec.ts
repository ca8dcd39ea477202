import { findLostTexts } from '../stack/lost-texts.ts';
import { expect, test } from '../stack/test.ts';

/** The spacing of WCAG 2.2, success criterion 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const path of [
  '/',
  '/about',
  '/news',
  '/p',
  '/p/print-cones',
  '/membership',
  '/contact',
  '/no/such/page',
]) {
  for (const [name, width, css] of [
    ['twice as large text', 640, 'html { font-size: 200% !important; }'],
    ['wide text spacing', 320, textSpacing],
    ['wide text spacing', 1280, textSpacing],
  ] as const) {
    test(`${path} loses no text with ${name} in a ${width} px window [2.3.13]`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, css);
      expect(await page.evaluate(findLostTexts)).toEqual([]);
      complaints.length = 0;
    });
  }
}

test('no page loses text with wide text spacing in a 320 px window [2.3.13]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/news', '/p/print-cones', '/membership', '/contact']) {
    await page.goto(path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    expect(await page.evaluate(findLostTexts), path).toEqual([]);
  }
});

test('an article can be read by reading modes: one title, a date, captions, and text in order [2.3.13]', async ({
  page,
}) => {
  await page.goto('/news/the-town-that-decided-to-be-an-island');
  const main = page.locator('main');
  await expect(main).toHaveCount(1);
  await expect(main.locator('h1')).toHaveCount(1);
  await expect(main.locator('time[datetime="2026-11-12"]')).toBeVisible();
  const figures = await main.locator('[data-block="image"]').count();
  expect(figures).toBeGreaterThan(0);
  await expect(main.locator('[data-block="image"] > figure > figcaption')).toHaveCount(figures);
  const levels = await main
    .locator(':is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});
