import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';

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

let server: PreviewServer;
test.beforeAll(async () => {
  server = await preview({ root: folder, build: { outDir: '.' }, preview: { port: 0 }, logLevel: 'error' });
});
test.afterAll(() => server.close());

for (const { id, title, name, width, picture } of pictures)
  test(`${title}, ${name}, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime('2026-01-15T12:00:00Z');
    await page.goto(
      `${server.resolvedUrls?.local[0]}iframe.html?id=${id}&viewMode=story&globals=motion:reduced`,
    );
    await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(picture, { fullPage: true });
  });
