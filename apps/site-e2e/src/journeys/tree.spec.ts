// cspell:ignore beitrag mitglied werden mein bereich
import type { BrowserContext, Page } from '@playwright/test';
import { expect, secondTest, test } from '../stack/journey-test.ts';
import { firstExample, secondExample, type Example } from '../stack/page-kinds.ts';
import { listMissingFromTree } from '../stack/page-tree.ts';

/** Lead visitors to the login. */
const ownPages = ['/profile', '/mein-bereich'];
const listPaths = ({ listed, unlisted, legal }: Example) =>
  [...Object.keys(listed), ...unlisted, ...legal].filter((path) => !ownPages.includes(path));
const firstPaths = [
  ...listPaths(firstExample),
  ...['/membership', '/contact', '/shop', '/search?q=island', '/_consent', '/styleguide'],
];
const secondPaths = [...listPaths(secondExample), '/beitrag', '/mitglied-werden'];

/** Pictures have no texts. */
const skipPictures = (context: BrowserContext) =>
  context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));

/** Expects every heading, link and text of each page in the browser's accessibility tree, on a phone and on a desk. */
async function expectWholeTrees(page: Page, paths: readonly string[]): Promise<void> {
  await skipPictures(page.context());
  const missing: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      for (const one of await listMissingFromTree(page)) missing.push(`${path} at ${width}: ${one}`);
    }
  }
  expect(missing).toEqual([]);
}

test('every heading, link and text of a page is in the browser’s accessibility tree [2.3.21]', async ({
  page,
  complaints,
}) => {
  // The open cart covers the rest of its page, for every visitor.
  await expectWholeTrees(
    page,
    firstPaths.filter((path) => path !== '/cart'),
  );
  complaints.length = 0; // The browser itself reports missing pages, and pictures without content.
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every heading, link and text of a page is in the browser’s accessibility tree without JavaScript [2.3.21]', async ({
    page,
    complaints,
  }) => {
    await expectWholeTrees(page, firstPaths);
    complaints.length = 0;
  });
});

secondTest(
  'every heading, link and text of another organisation’s pages is in the browser’s accessibility tree [2.3.21]',
  async ({ page, browser, baseURL, complaints }) => {
    await expectWholeTrees(page, secondPaths);
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await expectWholeTrees(await context.newPage(), secondPaths);
    await context.close();
    complaints.length = 0;
  },
);
