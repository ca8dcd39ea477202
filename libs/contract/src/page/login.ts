import type { Locator, Page } from '@playwright/test';
import type { TestMember } from '../contract.ts';
import type { Words } from '../words.ts';

/** The login in the content of a page. */
export function findLogin(page: Page, { members }: Words) {
  const main = page.getByRole('main');
  return {
    main,
    email: main.getByLabel(members.emailLabel, { exact: true }),
    password: main.getByLabel(members.passwordLabel, { exact: true }),
    button: main.getByRole('button', { name: members.loginLabel, exact: true }),
    send: main.getByRole('button', { name: members.sendLinkLabel, exact: true }),
  };
}

export async function logIn(
  page: Page,
  words: Words,
  { email, password = '', receiveLink }: TestMember,
): Promise<void> {
  const login = findLogin(page, words);
  await login.email.fill(email);
  if (receiveLink) {
    await login.send.click();
    await login.main.getByText(words.members.links.sentText).waitFor();
    const { pathname, hash } = new URL(await receiveLink());
    // Opened from an email, not from this page.
    await page.goto('about:blank');
    await page.goto(pathname + hash);
  } else await login.password.fill(password);
  await login.button.click();
}

/** The header's button with the menu of someone who is logged in. */
export const findMemberMenu = (page: Page, { members }: Words): Locator =>
  page.getByRole('banner').getByRole('button', { name: members.accountLabel }).first();

export async function logOut(page: Page, words: Words): Promise<void> {
  await findMemberMenu(page, words).click();
  await page.getByRole('banner').getByRole('button', { name: words.members.logoutLabel }).click();
}
