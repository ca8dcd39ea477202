import type { Locator, Page } from '@playwright/test';
import { typeInto } from './keyboard.ts';
import type { Member } from './members-test.ts';

export const findMain = (page: Page) => page.getByRole('main');
export const findEmail = (part: Locator) => part.getByLabel('Email');
const findPassword = (part: Locator) => part.getByLabel('Password', { exact: true });
export const findNewPassword = (part: Locator | Page) => part.getByLabel('New password', { exact: true });
export const findButton = (part: Locator, name: string) => part.getByRole('button', { name, exact: true });

/** Logs in on the login page, starting with the first Tab stop. */
export async function logInByKeys(page: Page, member: Pick<Member, 'email' | 'password'>): Promise<void> {
  await typeInto(page, findEmail(findMain(page)), member.email);
  await typeInto(page, findPassword(findMain(page)), member.password);
  await page.keyboard.press('Enter');
}

export async function openProfileByKeys(page: Page, member: Member): Promise<void> {
  await page.goto('/login');
  await logInByKeys(page, member);
  await page.waitForURL('**/profile');
  await page.getByText('Your membership is active.').waitFor();
}
