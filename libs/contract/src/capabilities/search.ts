// cspell:ignore xyzzyplugh
import type { Page } from '@playwright/test';
import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expect, type Visit } from '../visit.ts';
import { toPattern } from '../words.ts';

/** A word that is on no page. */
const nonsense = 'xyzzyplugh';

/** The search of the site. */
export const search: Capability = {
  name: 'search',
  promise: 'Visitors find a page by a word of its title, with and without JavaScript.',
  needs: ['search', 'article'],
  async check(visit) {
    const { open, words, getPath } = visit;
    const article = await open(getPath('article'), { javaScriptEnabled: false });
    const title = await article.getByRole('heading', { level: 1 }).innerText();
    const [word = title] = title.split(/[^\p{L}]+/u).sort((one, other) => other.length - one.length);
    const page = await open(getPath('home'));
    await page.getByRole('banner').getByRole('link', { name: words.chrome.search, exact: true }).click();
    await noticing('The link to the search does not lead to its page.', () =>
      expect(page.getByRole('searchbox', { name: words.search.label })).toBeVisible(),
    );
    await noticing(`Someone who searches for “${word}” does not find “${title}”.`, () =>
      findTitle(page, visit, word, title),
    );
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await noticing('A result does not lead to its page.', () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(title),
    );
    const plain = await open(getPath('search'), { javaScriptEnabled: false });
    await ask(plain, visit, nonsense);
    await noticing('Someone who finds nothing is not told so.', () =>
      expect(
        plain.getByRole('heading', { name: toPattern(words.search.nothing, { text: nonsense }) }),
      ).toBeVisible(),
    );
    await noticing('The search forgets what was typed.', () =>
      expect(plain.getByRole('searchbox', { name: words.search.label })).toHaveValue(nonsense),
    );
  },
};

async function ask(page: Page, { words }: Visit, text: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: words.search.label });
  await field.fill(text);
  await field.press('Enter');
  await page.waitForURL(/[?&]q=/);
}

/** A site that has just started fills its index in the background. */
async function findTitle(page: Page, visit: Visit, word: string, title: string): Promise<void> {
  await expect(async () => {
    await ask(page, visit, word);
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
}
