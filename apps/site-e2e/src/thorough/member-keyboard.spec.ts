import type { Locator, Page } from '@playwright/test';
import { expectFocusSeen, tabTo, typeInto } from '../stack/keyboard.ts';
import { findMenu, findPortal } from '../stack/members-area.ts';
import { expect, test, type Member } from '../stack/members-test.ts';

const main = (page: Page) => page.getByRole('main');
const email = (part: Locator) => part.getByLabel('Email');
const password = (part: Locator) => part.getByLabel('Password', { exact: true });
const newPassword = (part: Locator | Page) => part.getByLabel('New password', { exact: true });
const button = (part: Locator, name: string) => part.getByRole('button', { name, exact: true });

/** Logs in on the login page, starting with the first Tab stop. */
async function logInByKeys(page: Page, member: Pick<Member, 'email' | 'password'>): Promise<void> {
  await typeInto(page, email(main(page)), member.email);
  await typeInto(page, password(main(page)), member.password);
  await page.keyboard.press('Enter');
}

async function toProfileByKeys(page: Page, member: Member): Promise<void> {
  await page.goto('/login');
  await logInByKeys(page, member);
  await page.waitForURL('**/profile');
  await page.getByText('Your membership is active.').waitFor();
}

test('by keyboard alone: a wrong password is reported at its field, where the next one can be typed [4.8.12]', async ({
  page,
  member,
  complaints,
}) => {
  await page.goto('/login');
  const wrong = password(main(page));
  await typeInto(page, email(main(page)), member.email);
  await typeInto(page, wrong, 'wrong-password');
  await tabTo(page, button(main(page), 'Log in'));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert')).toHaveText('The email or password is wrong');
  await expect(wrong).toBeFocused();
  await expectFocusSeen(page);
  await expect(wrong).toHaveAccessibleDescription('The email or password is wrong');
  await expect(wrong).toHaveValue('wrong-password');
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true);
  // The wrong one is selected, so typing replaces it.
  await page.keyboard.type(member.password);
  await tabTo(page, button(main(page), 'Show password'));
  await page.keyboard.press('Space');
  await expect(wrong).toHaveValue(member.password);
  await expect(wrong).toHaveAttribute('type', 'text');
  await tabTo(page, button(main(page), 'Log in'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
});

test('by keyboard alone: the portal takes the focus from the profile, keeps it, and returns it [4.8.12] [4.10.5]', async ({
  page,
  member,
}) => {
  await toProfileByKeys(page, member);
  const opener = button(main(page), 'Manage your membership');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expectPortalHoldsFocus(page, member);
  await page.keyboard.press('Escape');
  await expect(findPortal(page).portal).toBeHidden();
  await expect(opener).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Space');
  await expect(button(findPortal(page).portal, 'Close')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findPortal(page).portal).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Checks that the focus cycles through the portal and never reaches the page behind it. */
async function expectPortalHoldsFocus(page: Page, member: Member): Promise<void> {
  const { portal, inside, tab } = findPortal(page);
  await expect(inside.getByText(member.email)).toBeVisible();
  await expect(button(portal, 'Close')).toBeFocused();
  const behind = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog[open]')) seen.push(target.outerHTML);
    });
    return seen;
  });
  await tabTo(page, tab);
  await tabTo(page, portal.locator('iframe'));
  await tabTo(page, button(portal, 'Close'));
  expect(await behind.jsonValue()).toEqual([]);
}

test('by keyboard alone: the header’s menu keeps the focus while it changes, and the portal returns it to the menu’s button [4.8.12] [4.10.5]', async ({
  page,
  member,
}) => {
  await page.goto('/news');
  const opener = page.getByRole('banner').getByRole('button', { name: /^(Log in|Members’ area)/ });
  await tabTo(page, opener.first());
  await page.keyboard.press('Enter');
  await tabTo(page, findMenu(page).getByRole('button', { name: /forgot/i }));
  await page.keyboard.press('Enter');
  await expect(email(findMenu(page))).toBeFocused();
  await tabTo(page, button(findMenu(page), 'Back to login'));
  await page.keyboard.press('Space');
  await expect(email(findMenu(page))).toBeFocused();
  await page.keyboard.type(member.email);
  await typeInto(page, password(findMenu(page)), member.password);
  await page.keyboard.press('Enter');
  await expect(findMenu(page).getByRole('link', { name: 'Your profile' })).toBeFocused();
  await expectFocusSeen(page);
  await tabTo(page, button(findMenu(page), 'Manage your membership'));
  await page.keyboard.press('Enter');
  await expectPortalHoldsFocus(page, member);
  await page.keyboard.press('Escape');
  await expect(findPortal(page).portal).toBeHidden();
  await expect(findMenu(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expectFocusSeen(page);
});

test('by keyboard alone: a password link is requested, the password set, and the profile opened [4.8.12] [2.2.5]', async ({
  page,
  members,
  member,
}) => {
  await page.goto('/reset-password');
  await typeInto(page, email(main(page)), member.email);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status').filter({ hasText: /sent/ })).toBeVisible();
  await expect.poll(async () => (await members.mailsTo(member.email)).length).toBe(1);
  const [mail] = await members.mailsTo(member.email);
  await page.goto(mail?.links.find((link) => link.includes('oobCode=')) ?? '');
  await typeInto(page, newPassword(main(page)), 'a lighthouse keeper’s lamp');
  await page.keyboard.press('Enter');
  const profile = main(page).getByRole('link', { name: 'Your profile' });
  await tabTo(page, profile);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
});
