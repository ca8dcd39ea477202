import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';

interface StoryIndex {
  entries: Record<string, { id: string; type: 'docs' | 'story'; title: string; name: string }>;
}

const folder = process.env['STORIES'] ?? '';
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;

/** Pictures that an earlier run has taken of the release, or that were accepted, stay. */
const isNeeded = (picture: string): boolean =>
  process.env['MISSING'] !== 'only' || !existsSync(join(process.env['PICTURES'] ?? '', picture));

const stories = Object.values(entries).filter(({ type }) => type === 'story');
const pictures = stories
  .flatMap((story) => [390, 1280].map((width) => ({ ...story, width, picture: `${story.id}-${width}.png` })))
  .filter(({ picture }) => isNeeded(picture));

/** One page for all pictures of a worker: a new one would load and compile Storybook again for each. */
const test = base.extend<object, { storyPage: Page; origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
    async ({}, use) => {
      const server = await preview({
        root: folder,
        build: { outDir: '.' },
        preview: { port: 0 },
        logLevel: 'error',
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  storyPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.clock.setFixedTime('2026-01-15T12:00:00Z');
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name, width, picture } of pictures)
  test(`${title}, ${name}, at ${width} px`, async ({ storyPage: page, origin }, testInfo) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${origin}iframe.html?id=${id}&viewMode=story&globals=motion:reduced`);
    await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (testInfo.config.updateSnapshots === 'none' && !existsSync(testInfo.snapshotPath(picture))) {
      // A new story: Playwright takes no picture where there is nothing to compare with.
      const path = testInfo.outputPath(`${id}-${width}-actual.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      testInfo.attachments.push({ name: picture, path, contentType: 'image/png' });
      throw new Error('this story is new');
    }
    await expect(page).toHaveScreenshot(picture, { fullPage: true });
    // The next story finds nothing of what this one has stored.
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  });
