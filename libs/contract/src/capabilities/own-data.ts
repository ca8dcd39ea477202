import type { Page } from '@playwright/test';
import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { fillRequired } from '../page/fill-form.ts';
import { findMemberMenu, logIn } from '../page/login.ts';
import { expect, phone, type Visit } from '../visit.ts';

/** Members’ own data: postal address, copy, logout everywhere. */
export const ownData: Capability = {
  name: 'own-data',
  promise:
    'A member corrects the postal address without losing anything, gets a copy of what is held, and logs out everywhere.',
  needs: ['login'],
  needsMember: true,
  sends: true,
  async check(visit) {
    const { open, words, getPath, member } = visit;
    if (!member) return;
    const path = getPath('login');
    const page = await open(path, phone);
    await logIn(page, words, member);
    await noticing('A member cannot log in.', () =>
      expect(page).not.toHaveURL((url) => url.pathname === path),
    );
    await correctAddress(page, visit);
    await getCopy(page, visit);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: words.members.ownData.logOutLabel }).click();
    await noticing('A member who logs out everywhere stays logged in here.', async () => {
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(findMemberMenu(page, words)).toBeHidden();
    });
  },
};

async function correctAddress(page: Page, { words, address }: Visit): Promise<void> {
  const texts = words.members.ownData;
  const form = page.getByRole('form', { name: texts.addressTitle, exact: true });
  const line1 = form.getByLabel(texts.line1, { exact: true });
  const city = form.getByLabel(texts.city, { exact: true });
  const save = form.getByRole('button', { name: texts.saveAddressLabel });
  await noticing('The profile does not have the postal address.', () => expect(city).toBeVisible());
  const [zip, country] = [texts.zip, texts.country].map((label) => form.getByLabel(label, { exact: true }));
  if ((await zip?.inputValue()) === '') await zip?.fill(address.zip);
  if ((await country?.inputValue()) === '') await country?.selectOption(address.country);
  await fillRequired(form, '');
  const [before, street] = [await city.inputValue(), await line1.inputValue()];
  await city.fill('');
  await save.click();
  await noticing('A mistake in the postal address is not pointed out.', async () => {
    await expect(city).toHaveAttribute('aria-invalid', 'true');
    await expect(city).toBeFocused();
  });
  await noticing('The postal address is lost because of a mistake.', () => expect(line1).toHaveValue(street));
  await city.fill(before);
  await save.click();
  await noticing('Someone who saves the postal address is not told that it was saved.', () =>
    expect(form.getByText(texts.addressSavedText)).toBeVisible(),
  );
}

async function getCopy(page: Page, { words }: Visit): Promise<void> {
  const texts = words.members.leaving;
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.copyLabel, exact: true }).click();
  const link = main.getByRole('link', { name: texts.pageLabel });
  await noticing('A member who has just logged in gets no copy of the data that is held.', () =>
    expect(link).toBeVisible(),
  );
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  await noticing('The copy of the data cannot be saved.', async () =>
    expect(await download.failure()).toBeNull(),
  );
}
