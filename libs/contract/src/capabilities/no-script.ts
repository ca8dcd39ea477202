import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expect, type Visit } from '../visit.ts';

/** Reading without JavaScript. */
export const noScript: Capability = {
  name: 'no-script',
  promise:
    'Without JavaScript, every page can be read, categories can be chosen, and forms say what they need.',
  needs: ['home'],
  async check(visit) {
    const page = await visit.open(visit.getPath('home'), { javaScriptEnabled: false });
    for (const path of visit.listPaths()) {
      await page.goto(path);
      await noticing(`Without JavaScript, ${path} shows nothing.`, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(20);
      });
    }
    await chooseCategory(visit);
  },
};

async function chooseCategory({ open, words, findPath }: Visit): Promise<void> {
  const list = findPath('list');
  if (list === undefined) return;
  const page = await open(list, { javaScriptEnabled: false });
  const links = page.getByRole('navigation', { name: words.blocks.entryList.categories }).getByRole('link');
  const name = await links.nth(1).innerText();
  await links.nth(1).click();
  await noticing(`Without JavaScript, the category “${name}” cannot be chosen.`, () =>
    expect(links.nth(1)).toHaveAttribute('aria-current', 'page'),
  );
}
