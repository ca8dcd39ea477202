import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expect } from '../visit.ts';

/** The accessibility statement. */
export const statement: Capability = {
  name: 'statement',
  promise: 'Each page links to the accessibility statement, which says how to report a barrier.',
  needs: ['statement'],
  async check({ open, words, getPath, listPaths }) {
    const page = await open(getPath('home'), { javaScriptEnabled: false });
    const { link, title, statusTitle, contactTitle } = words.accessibility;
    for (const path of listPaths()) {
      await page.goto(path);
      await noticing(`${path} has no link to the accessibility statement.`, () =>
        expect(page.getByRole('contentinfo').getByRole('link', { name: link, exact: true })).toBeVisible(),
      );
    }
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await noticing('The link to the accessibility statement leads elsewhere.', () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(title),
    );
    for (const [name, sentence] of [
      [statusTitle, 'The statement does not say how accessible the site is.'],
      [contactTitle, 'The statement does not say how to report a barrier.'],
    ] as const)
      await noticing(sentence, () => expect(page.getByRole('heading', { name })).toBeVisible());
  },
};
