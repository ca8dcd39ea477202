// The built site, as a folder and behind a server: `npm run build:docs` comes first.
import { readFileSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';

const dist = join(import.meta.dirname, '../../dist');
const folder = join(dist, 'docs/latest');
const pages = globSync('**/*.html', { cwd: folder, exclude: ['stories/**'] }).toSorted();

/** A page of each kind. */
const kinds = [
  'index',
  'errors',
  'stories',
  'guides/your-own-site',
  'guides/wordpress',
  'packages/cart',
  'reference/cart',
  'reference/upstream',
  'decisions',
  'behaviour',
  ...(pages.includes('changelog.html') ? ['changelog'] : []),
];
const windows = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

let server: PreviewServer;
let origin: string;
test.beforeAll(async () => {
  server = await preview({ root: dist, build: { outDir: '.' }, preview: { port: 0 }, logLevel: 'error' });
  origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
});
test.afterAll(() => server.close());

for (const { width, colorScheme } of windows)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    for (const kind of kinds)
      test(`${kind} fits into the window, and axe finds nothing`, async ({ page }) => {
        await page.goto(`${origin}/docs/latest/${kind}.html`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // Storybook's own frame is not ours.
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
  });

test('every link leads to a file and a heading that exist', () => {
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  const ids = new Map([...texts].map(([page, text]) => [page, listValues(text, 'id')]));
  const files = new Set(globSync('**', { cwd: folder }));
  const broken = [...texts].flatMap(([page, text]) =>
    [...listValues(text, 'href'), ...listValues(text, 'src')]
      .filter((link) => !/^[a-z]+:/.test(link) && !link.endsWith('../index.html'))
      .filter((link) => {
        const [path = '', anchor] = link.replace(/\?[^#]*/, '').split('#');
        const target = path ? join(dirname(page), path) : page;
        return !files.has(target) || (anchor && ids.get(target)?.has(decodeURIComponent(anchor)) === false);
      })
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** The different values of an attribute; code may show some too. */
function listValues(html: string, name: string): Set<string> {
  const values = [
    ...html
      .replace(/<pre[^]*?<\/pre>|<code[^]*?<\/code>/g, '')
      .matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g')),
  ];
  return new Set(values.map(([, value = '']) => value.replaceAll('&amp;', '&')));
}

test('it can be read from a folder, without a server', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.getByRole('main').getByRole('link', { name: 'Your own site', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your own site' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('font-family', /Hanken Grotesk/);
  await expect(page.getByText('To search, serve this folder')).toBeVisible();
});

test('the search finds a page, and nothing is requested from others', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) others.push(request.url());
  });
  await page.goto(`${origin}/docs/latest/guides/scale.html`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill('GUILDHALL_MONEY_RATE');
  await page.getByRole('dialog').getByRole('link', { name: 'Errors of wrong use' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors of wrong use');
  expect(others).toEqual([]);
});

test('a story is shown live', async ({ page }) => {
  await page.goto(`${origin}/docs/latest/stories.html`);
  await expect(
    page
      .frameLocator('iframe')
      .getByRole('link', { name: /Storybook/ })
      .first(),
  ).toBeVisible();
});

test.describe('Storybook', () => {
  const open = (story: string) => `${origin}/docs/latest/stories/${story}`;
  const picture = 'blocks-image-and-text--picture-left';
  const readColour = (element: Element) => getComputedStyle(element).color;

  test('shows a story light beside dark, each with its own theme', async ({ page }) => {
    await page.goto(open(`iframe.html?id=${picture}&viewMode=story&globals=theme:light+and+dark`));
    const light = page.frameLocator('iframe[title="light"]');
    const dark = page.frameLocator('iframe[title="dark"]');
    await expect(light.getByRole('main')).toBeVisible();
    await expect(dark.getByRole('main')).toBeVisible();
    const [first, second] = [light, dark].map((frame) => frame.getByRole('heading').evaluate(readColour));
    expect(await first).not.toBe(await second);
  });

  test('shows a Docs page in the chosen theme', async ({ page }) => {
    const docs = 'iframe.html?id=blocks-image-and-text--docs&viewMode=docs&globals=theme:';
    const read = () => page.getByRole('heading', { level: 1 }).evaluate(readColour);
    await page.goto(open(`${docs}dark`));
    const dark = await read();
    await page.goto(open(`${docs}light`));
    expect(await read()).not.toBe(dark);
  });

  test('has a control for each field of a block, with the label and help of editors', async ({ page }) => {
    await page.goto(open(`index.html?path=/story/${picture}`));
    const row = page.getByRole('row').filter({ hasText: 'A title above the text.' });
    await expect(row).toContainText('Title');
    await expect(row.getByRole('textbox')).toHaveValue('A customs house that stopped collecting customs');
  });
});
