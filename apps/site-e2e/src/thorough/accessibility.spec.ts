import { listAxeFaults } from '../stack/axe.ts';
import { expect, test } from '../stack/test.ts';

for (const path of ['/', '/about', '/news', '/no/such/page', '/members/reading-room', '/accessibility']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await listAxeFaults(page)).toEqual([]);
      complaints.length = 0;
    });
  }
}

for (const path of ['/', '/news', '/about']) {
  test(`${path} fits a 320 px window without horizontal scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

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

/** Runs in the page. Elements that are wider than the window, and texts that their own element cuts off. */
function findLostTexts(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
    const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    // Visually hidden texts, and selects, whose list shows the whole text.
    if (!cuts || clipPath !== 'none' || textOverflow === 'ellipsis' || !element.checkVisibility()) continue;
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const box = element.getBoundingClientRect();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.right > box.right + 1 || text.bottom > box.bottom + 1) lost.push(node.textContent);
    }
  }
  return lost;
}
