import type { Page } from '@playwright/test';
import { startForFile } from '../stack/provide-to-file.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { expect, test as base } from '../stack/test.ts';

/**
 * The site on a content service that responds like WordPress's own functions; `stack` has the same content in the
 * contract's shapes.
 */
const getNatural = startForFile(base, () =>
  startStack(
    ({ origin }) => ({
      // Browsers fetch pictures from the first.
      CONTENT_PUBLIC_ORIGINS: `${origin} http://wordpress.internal https://cms.wayleave.example`,
    }),
    {},
    { SANDBOX_ANSWERS: 'natural' },
  ),
);

const test = base.extend<{ natural: Stack }>({
  natural: async ({}, use) => use(await getNatural()),
  baseURL: async ({ natural }, use) => use(natural.site.origin),
});

const pages = [
  ...['/', '/about', '/news', '/cases', '/blog', '/people', '/focus-areas', '/calendar', '/initiatives'],
  ...['/organisations', '/membership', '/contact', '/shop', '/styleguide', '/styleguide/editors'],
  ...['/news/the-last-night-shift', '/initiatives/the-hundred-year-lease/the-empty-chair'],
];

async function countShown(page: Page) {
  return page.locator('main').evaluate((main) => {
    const count = (selector: string) => main.querySelectorAll(selector).length;
    return {
      blocks: [...main.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block')),
      cards: count('[data-block] li:has(a)'),
      pictures: count('img'),
      films: count('[data-island=VideoPlayer]'),
      categories: count('nav[aria-label=Categories] a'),
    };
  });
}

/** Links without text, visible entities, links that lead to another site by mistake. */
async function findOddities(page: Page) {
  return page.evaluate(() => {
    const getName = (link: HTMLAnchorElement) =>
      link.getAttribute('aria-label') ?? `${link.textContent} ${link.querySelector('img')?.alt ?? ''}`;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const shown =
      document.body.innerText +
      document.title +
      (document.querySelector('meta[name=description]')?.getAttribute('content') ?? '');
    return {
      empty: links.filter((link) => getName(link).trim() === '').map((link) => link.outerHTML.slice(0, 200)),
      entities: shown.match(/.{0,20}&(?:#\d+|[a-z]+);.{0,20}/gi) ?? [],
      astray: links.map(({ href }) => href).filter((href) => /wordpress\.internal|cms\.wayleave/.test(href)),
      slashed: links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^\/[^?#]+\/(?:[?#]|$)/.test(href)),
    };
  });
}

test.describe('on a content service that responds like WordPress’s own functions', () => {
  for (const path of pages) {
    test(`${path} is complete, without odd links or characters [3.1.7]`, async ({ page, stack, natural }) => {
      await page.goto(stack.site.origin + path);
      const plain = await countShown(page);
      const response = await page.goto(natural.site.origin + path);
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      expect(await countShown(page)).toEqual(plain);
      expect(await findOddities(page)).toEqual({ empty: [], entities: [], astray: [], slashed: [] });
    });
  }

  test('the menu marks the current page', async ({ page }) => {
    await page.goto('/news');
    await expect(page.locator('header nav [aria-current=page]').first()).toHaveAttribute('href', '/news');
  });

  test('pictures load', async ({ page }) => {
    for (const path of ['/', '/news', '/people']) {
      await page.goto(path);
      const pictures = page.locator('main img');
      const broken = await pictures.evaluateAll(async (found: HTMLImageElement[]) => {
        for (const picture of found) picture.loading = 'eager';
        await Promise.all(found.map((picture) => picture.decode().catch(() => undefined)));
        return found.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
      });
      expect(broken, path).toEqual([]);
    }
  });

  test('only missing titles and statuses, and one frame that is not allowed, are reported', async ({
    page,
    natural,
  }) => {
    for (const path of pages) await page.goto(path);
    const readReports = () =>
      natural.site
        .output()
        .split('\n')
        .filter((line) => line.includes('"problem"') || line.includes('a block was left out'))
        .filter((line) => !line.includes('the link has no title') && !line.includes('postStatus is missing'));
    // The styleguide contains a frame from a host that is not allowed, on purpose: it is a link.
    await expect.poll(readReports).toEqual([expect.stringContaining('this frame URL is not allowed')]);
  });
});

test.describe('a page in the shape of parse_blocks', () => {
  test('shows every block of the editor, and a note where a page is cut [2.4.31] [2.4.32] [2.4.39] [3.1.9]', async ({
    page,
  }) => {
    await page.goto('/wordpress/blocks');
    const main = page.locator('main');
    const blocks = await main
      .locator('[data-block]')
      .evaluateAll((found) => found.map((block) => block.getAttribute('data-block')));
    expect(blocks).toEqual([
      ...['page-title', 'image', 'text', 'text', 'text', 'text'],
      ...['video', 'video', 'iframe', 'download-file', 'download-file', 'button'],
      ...['text', 'text', 'text', 'text', 'video', 'text'],
    ]);
    await expect(main.getByText('A film of the media library')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Report & accounts' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Join us' })).toHaveAttribute('href', '/membership');
    await expect(main.getByText('Two of the series')).toBeVisible();
    await expect(main.getByText('This is too long to be shown in full.')).toBeVisible();
  });

  test('has a picture aligned left next to its text [2.4.42]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/wordpress/blocks');
    const figure = page.locator('main figure', { hasText: 'Aligned left' });
    const text = page.locator('main p', { hasText: 'The town met the water' }).first();
    const picture = await figure.boundingBox();
    // The box of the paragraph itself contains the picture.
    const firstLine = await text.evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const { left, top } = range.getClientRects()[0] as DOMRect;
      return { left, top };
    });
    expect(firstLine.top).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0) / 2);
    expect(firstLine.left).toBeGreaterThanOrEqual((picture?.x ?? Infinity) + (picture?.width ?? 0));
  });

  test('of the classic editor has paragraphs, captions and videos [2.4.40]', async ({ page }) => {
    await page.goto('/wordpress/classic');
    const main = page.locator('main');
    await expect(main.locator('p', { hasText: /^The first paragraph\.$/ })).toBeVisible();
    await expect(main.locator('figcaption', { hasText: 'A caption' })).toBeVisible();
    await expect(main.locator('[data-block=video]')).toHaveCount(1);
    await expect(main).not.toContainText('[');
  });
});

test.describe('without JavaScript, on such a service', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read', async ({ page }) => {
    await page.goto('/news');
    await expect(page.locator('main li a').first()).toBeVisible();
    await page.locator('main li a').first().click();
    await expect(page.locator('h1')).toBeVisible();
  });
});
