import type { Page } from '@playwright/test';
import { BrokenPromise, noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expect } from '../visit.ts';

/** Language, title, main heading and landmarks of each page, and where its links lead. */
export const pages: Capability = {
  name: 'pages',
  promise:
    'Each page says its language, what it is about and where its parts begin, and its links lead somewhere.',
  needs: ['home'],
  async check(visit) {
    const page = await visit.open(visit.getPath('home'), { javaScriptEnabled: false });
    const titles = new Map<string, string>();
    const languages = new Set<string>();
    for (const path of visit.listPaths()) {
      const { title, language } = await readPage(page, path);
      const other = titles.get(title);
      if (other !== undefined)
        throw new BrokenPromise(
          `In their tabs and bookmarks, ${other} and ${path} have the same title, “${title}”.`,
        );
      titles.set(title, path);
      languages.add(language);
    }
    await noticing('Screen readers pronounce pages of one site in several languages.', () =>
      expect([...languages]).toHaveLength(1),
    );
  },
};

async function readPage(page: Page, path: string): Promise<{ title: string; language: string }> {
  await page.goto(path);
  const language = await page.evaluate(() => document.documentElement.lang);
  await noticing(`On ${path}, screen readers guess the language: <html> has no valid lang.`, () =>
    expect(Intl.getCanonicalLocales(language)).toHaveLength(1),
  );
  const title = (await page.title()).trim();
  await noticing(`The tab of ${path} has no title.`, () => expect(title).not.toBe(''));
  await noticing(
    `${path} does not have one main heading, so nobody who listens learns what it is about.`,
    () => expect(page.getByRole('heading', { level: 1 })).toHaveCount(1),
  );
  for (const landmark of ['banner', 'main'] as const)
    await noticing(`On ${path}, nobody can jump to its ${landmark === 'main' ? 'content' : 'header'}.`, () =>
      expect(page.getByRole(landmark)).toHaveCount(1),
    );
  await noticing(`On ${path}, something looks like a link and leads nowhere.`, () =>
    expect(
      page.locator('a:not([href], [aria-current]), a[href=""], a[href="#"]').filter({ visible: true }),
    ).toHaveCount(0),
  );
  return { title, language };
}
