import type { Page } from '@playwright/test';
import { listCoveredStops } from '../stack/covered-focus.ts';
import { expect, test } from '../stack/journey-test.ts';
import { findQuestion } from '../stack/tag-question.ts';

const paths = [
  '/',
  '/about',
  '/news',
  '/p/print-cones',
  '/p/collections/prints',
  '/membership',
  '/contact',
  '/login',
];

/** A desk at four times the size, and the phone with the least space. */
const smallest = { width: 320, height: 256 };

async function expectSeenStops(page: Page, list: readonly string[]): Promise<void> {
  const covered: string[] = [];
  for (const path of list) {
    await page.goto(path);
    if (await isBeforeChoice(page)) await findQuestion(page).waitFor();
    for (const stop of await listCoveredStops(page)) covered.push(`${path}: ${stop}`);
  }
  expect(covered).toEqual([]);
}

const isBeforeChoice = async (page: Page) =>
  (await page.context().cookies()).every(({ name }) => name !== 'consent');

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(smallest);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('nothing covers the focus on its way through a page in the smallest window [2.3.22]', async ({
  page,
}) => {
  await expectSeenStops(page, paths);
});

test.describe('before a choice', () => {
  test.use({ hasRefusedTags: false });

  test('the question about cookies covers no focus on its way through a page in the smallest window [2.3.22] [2.8.8]', async ({
    page,
  }) => {
    await expectSeenStops(page, paths);
  });
});
