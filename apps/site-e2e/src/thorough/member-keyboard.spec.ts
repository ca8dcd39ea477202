import type { Page } from '@playwright/test';
import { expectFocusSeen, tabTo, typeInto } from '../stack/keyboard.ts';
import { findPortal } from '../stack/members-area.ts';
import {
  findButton,
  findEmail,
  findMain,
  findNewPassword,
  logInByKeys,
  openProfileByKeys,
} from '../stack/members-keyboard.ts';
import { expect, test, type Member } from '../stack/members-test.ts';

test('by keyboard alone: the portal takes the focus from the profile, keeps it, and returns it [4.8.12] [4.10.5]', async ({
  page,
  member,
}) => {
  await openProfileByKeys(page, member);
  const opener = findButton(findMain(page), 'Manage your membership');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expectPortalHoldsFocus(page, member);
  await page.keyboard.press('Escape');
  await expect(findPortal(page).portal).toBeHidden();
  await expect(opener).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Space');
  await expect(findButton(findPortal(page).portal, 'Close')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findPortal(page).portal).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Checks that the focus cycles through the portal and never reaches the page behind it. */
async function expectPortalHoldsFocus(page: Page, member: Member): Promise<void> {
  const { portal, inside, tab } = findPortal(page);
  await expect(inside.getByText(member.email)).toBeVisible();
  await expect(findButton(portal, 'Close')).toBeFocused();
  const behind = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog[open]')) seen.push(target.outerHTML);
    });
    return seen;
  });
  await tabTo(page, tab);
  await tabTo(page, portal.locator('iframe'));
  await tabTo(page, findButton(portal, 'Close'));
  expect(await behind.jsonValue()).toEqual([]);
}

test('by keyboard alone: a password link is requested, the password set, and the profile opened [4.8.12] [2.2.5]', async ({
  page,
  members,
  member,
}) => {
  await page.goto('/reset-password');
  await typeInto(page, findEmail(findMain(page)), member.email);
  await page.keyboard.press('Enter');
  await expect(
    findMain(page)
      .getByRole('status')
      .filter({ hasText: /sending/ }),
  ).toBeVisible();
  await expect.poll(async () => (await members.mailsTo(member.email)).length).toBe(1);
  const [mail] = await members.mailsTo(member.email);
  await page.goto(mail?.links.find((link) => link.includes('oobCode=')) ?? '');
  await typeInto(page, findNewPassword(findMain(page)), 'a lighthouse keeper’s lamp');
  await page.keyboard.press('Enter');
  const profile = findMain(page).getByRole('link', { name: 'Your profile' });
  await tabTo(page, profile);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
});

test('by keyboard alone: name and password are changed, and a logout leads to the login, which accepts the new one [4.8.12] [4.9.3]', async ({
  page,
  member,
}) => {
  await openProfileByKeys(page, member);
  await typeInto(page, findMain(page).getByLabel('Your name'), 'Ilse Varga');
  await page.keyboard.press('Enter');
  await expect(findMain(page).getByRole('status').filter({ hasText: 'Name saved' })).toBeVisible();
  await typeInto(page, findNewPassword(findMain(page)), 'four unrelated harbour words');
  const save = findMain(page)
    .locator('form', { has: findNewPassword(page) })
    .locator('button[type=submit]');
  await tabTo(page, save);
  await page.keyboard.press('Space');
  await expect(
    findMain(page).getByRole('status').filter({ hasText: 'Your new password is saved' }),
  ).toBeVisible();
  await expect(save).toBeFocused();
  await tabTo(page, findButton(findMain(page), 'Log out'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await logInByKeys(page, { ...member, password: 'four unrelated harbour words' });
  await page.waitForURL('**/profile');
  await expect(findMain(page).getByText('Ilse Varga', { exact: true })).toBeVisible();
});
