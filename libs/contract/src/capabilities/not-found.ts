import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expect } from '../visit.ts';

const paths = ['/no/such/page', '/no-such-page?from=letter'];

/** Addresses without a page. */
export const notFound: Capability = {
  name: 'not-found',
  promise: 'An address without a page says so, to people and to search engines, and leads on.',
  needs: ['home'],
  async check({ open, words, getPath }) {
    const page = await open(getPath('home'), { javaScriptEnabled: false });
    for (const path of paths) {
      const response = await page.goto(path);
      await noticing(
        `Search engines list pages that do not exist: ${path} has another status than 404.`,
        () => expect(response?.status()).toBe(404),
      );
      await noticing(`${path} does not say that there is no such page.`, () =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pages.notFoundTitle),
      );
      await noticing(`${path} leads to no other page.`, () =>
        expect(page.getByRole('main').getByRole('link').first()).toBeVisible(),
      );
    }
  },
};
