import type { Locator, Page } from '@playwright/test';
import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { expect, phone, type Visit } from '../visit.ts';

/** The question about cookies. */
export const consent: Capability = {
  name: 'consent',
  promise:
    'Visitors refuse cookies as easily as they accept them, are not asked again, and can change their mind.',
  needs: ['consent'],
  async check(visit) {
    const { open, words, getPath } = visit;
    const page = await open(getPath('home'), { ...phone, isUndecided: true });
    const question = page.getByRole('region', { name: words.consent.title });
    await noticing('Nobody is asked about cookies.', () => expect(question).toBeVisible());
    const refuse = question.getByRole('button', { name: words.consent.refuseAll });
    await expectEqual(refuse, question.getByRole('button', { name: words.consent.acceptAll }));
    await noticing('Cookies are stored before a choice.', async () =>
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]),
    );
    await expectAccessible(page);
    await refuse.press('Enter');
    await noticing('The question stays when it is answered by keyboard.', () =>
      expect(question).toBeHidden(),
    );
    await page.reload();
    await page.waitForLoadState('networkidle');
    await noticing('Someone who has refused is asked again on the next page.', () =>
      expect(question).toBeHidden(),
    );
    await changeMind(page, visit);
    await chooseWithoutScript(visit);
  },
};

async function expectEqual(refuse: Locator, accept: Locator): Promise<void> {
  await noticing('Refusing is not as easy to find as accepting.', async () => {
    await expect(accept).toBeVisible();
    await expect(refuse).toBeVisible();
    expect(await refuse.evaluate(readLook)).toEqual(await accept.evaluate(readLook));
  });
}

/** Runs in the page. */
function readLook(button: HTMLElement) {
  const look = ['background-color', 'color', 'font-size', 'font-weight', 'height'];
  return look.map((property) => getComputedStyle(button).getPropertyValue(property));
}

async function changeMind(page: Page, { words }: Visit): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: words.consent.title, exact: true });
  await noticing('Nobody finds where to change a choice about cookies.', () => expect(link).toBeVisible());
  await link.click();
  await noticing('A choice about cookies cannot be changed.', () =>
    expect(page.getByRole('main').getByRole('button', { name: words.consent.acceptAll })).toBeVisible(),
  );
}

async function chooseWithoutScript({ open, words, getPath }: Visit): Promise<void> {
  const page = await open(getPath('consent'), { isUndecided: true, javaScriptEnabled: false });
  await page.getByRole('button', { name: words.consent.refuseAll }).click();
  await noticing('Without JavaScript, a choice about cookies is not saved.', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(words.consent.saved),
  );
}
