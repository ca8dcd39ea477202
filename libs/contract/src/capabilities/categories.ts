import type { Page } from '@playwright/test';
import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expect, type Visit } from '../visit.ts';
import { toPattern } from '../words.ts';

/** The categories of a list. */
export const categories: Capability = {
  name: 'categories',
  promise: 'Readers choose a category of a list; it is in the address, is announced, and Back takes it back.',
  needs: ['list'],
  async check(visit) {
    const page = await visit.open(visit.getPath('list'));
    const { links, current, cards } = findList(page, visit);
    const all = await cards.count();
    const link = links.nth(1);
    const name = (await link.innerText()).trim();
    // The page may fetch its code before the press.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await link.click();
    await noticing(`The list does not say that “${name}” is chosen.`, () => expect(current).toHaveText(name));
    await noticing(`The category “${name}” shows all cards.`, () =>
      expect.poll(() => cards.count()).toBeLessThan(all),
    );
    await noticing(`The category “${name}” is empty.`, () => expect(cards.first()).toBeVisible());
    await noticing(`The category “${name}” is not in the address, so it cannot be shared.`, () =>
      expect(page).toHaveURL(/\?./),
    );
    if (await page.evaluate(() => 'isSamePage' in globalThis))
      await expectHeard(page, visit, await cards.count());
    const some = await cards.count();
    await page.reload();
    await noticing(`After a reload, the category “${name}” is lost.`, () => expect(current).toHaveText(name));
    await noticing('After a reload, the category has other cards.', () => expect(cards).toHaveCount(some));
    await page.goBack();
    await noticing('Back does not take the category back.', () => expect(cards).toHaveCount(all));
  },
};

function findList(page: Page, { words }: Visit) {
  const part = page.getByRole('navigation', { name: words.blocks.entryList.categories });
  const links = part.getByRole('link');
  return {
    links,
    current: links.and(page.locator('[aria-current="page"]')),
    cards: page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  };
}

async function expectHeard(page: Page, { words }: Visit, count: number): Promise<void> {
  const { shown, shownOne } = words.blocks.entryList;
  const sentence = toPattern(count === 1 ? shownOne : shown, { count });
  await noticing('Someone who listens is not told how many cards a category has.', () =>
    expect(page.getByRole('status').filter({ hasText: sentence })).toBeAttached(),
  );
}
