import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expect } from '../visit.ts';

/** From a card to its article, and back. */
export const reading: Capability = {
  name: 'reading',
  promise: 'Readers open an article from its card, and come back.',
  needs: ['list', 'article'],
  async check({ open, getPath }) {
    const page = await open(getPath('list'));
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const link = card.getByRole('heading').getByRole('link').first();
    await noticing('Nothing in the list can be opened.', () => expect(link).toBeVisible());
    const title = (await link.innerText()).trim();
    await link.click();
    await noticing(`The card “${title}” does not lead to an article with this title.`, () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(title),
    );
    await noticing(`The article “${title}” has no text.`, async () =>
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(title.length + 100),
    );
    await page.goBack();
    await noticing('Back does not lead to the list.', () => expect(link).toBeVisible());
    const response = await page.goto(getPath('article'));
    await noticing('The address of an article does not open it.', () => expect(response?.status()).toBe(200));
  },
};
