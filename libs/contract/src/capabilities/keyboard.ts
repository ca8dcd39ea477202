import type { Page } from '@playwright/test';
import { BrokenPromise, noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { listCoveredStops } from '../page/covered-focus.ts';
import { expect, type Visit } from '../visit.ts';

/** The way through pages with the Tab key. */
export const keyboard: Capability = {
  name: 'keyboard',
  promise:
    'With the keyboard alone, people skip to the content and see where they are, also in the smallest window.',
  needs: ['home'],
  async check(visit) {
    await skipToContent(visit);
    // A desk at four times the size, and the phone with the least space.
    const smallest = { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' } as const;
    const page = await visit.open(visit.getPath('home'), smallest);
    for (const path of visit.listPaths()) {
      await page.goto(path);
      const [stop] = await listCoveredStops(page);
      if (stop !== undefined)
        throw new BrokenPromise(
          `On ${path}, someone who uses the keyboard does not see where they are: ${stop}`,
        );
    }
  },
};

async function skipToContent({ open, words, getPath }: Visit): Promise<void> {
  const page = await open(getPath('home'));
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: words.chrome.skipLink, exact: true });
  await noticing('The first press of Tab does not lead to a link that skips the header.', () =>
    expect(link).toBeFocused(),
  );
  await noticing('The link that skips the header stays invisible.', () => expect(link).toBeInViewport());
  await page.keyboard.press('Enter');
  await noticing('The link to the content does not move the keyboard there.', async () => {
    await page.keyboard.press('Tab');
    expect(await isInMain(page)).toBe(true);
  });
}

const isInMain = (page: Page): Promise<boolean> =>
  page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
