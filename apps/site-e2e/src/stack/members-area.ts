import { expect, type Locator, type Page } from '@playwright/test';
import type { Member } from './members-test.ts';

/** Text that only the reading room contains. */
export const readingRoomText = 'On the table this month';

export const findMenu = (page: Page): Locator => page.getByRole('banner').getByRole('dialog');

export async function openMenu(page: Page, name: 'Log in' | 'Members’ area'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).first().click();
}

export async function logOutFromMenu(page: Page): Promise<void> {
  await openMenu(page, 'Members’ area');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByLabel('Log in', { exact: true })).toBeVisible();
}

/** Fills in the login in this part of the page, and submits it. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Member, 'email' | 'password'>,
  part: Locator = page.getByRole('main'),
): Promise<void> {
  await part.getByLabel('Email').fill(email);
  await part.getByLabel('Password', { exact: true }).fill(password);
  await part.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in on the login page, and waits for the profile, with the parts that are read after it. */
export async function openProfile(page: Page, member: Pick<Member, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await logIn(page, member);
  await page.waitForURL('**/profile');
  await page.getByText('Your membership is active.').waitFor();
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Payments' }).waitFor();
  await main.getByRole('button', { name: 'Log out everywhere' }).waitFor();
  await main.getByText('Delete your data and your login').waitFor();
}

/** Logs in at the gate of a private page, and waits for its content. */
export async function passGate(page: Page, member: Member, path = '/members/reading-room'): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, member);
  await page.waitForURL(`**${path}`);
  const entry = page.locator('[data-member-entry]');
  await entry.waitFor({ state: 'attached' });
  return entry;
}

/** The portal over the page, and the vendor's page in it. */
export function findPortal(page: Page) {
  const portal = page.getByRole('dialog', { name: 'Your subscription' });
  return {
    portal,
    inside: portal.frameLocator('iframe'),
    tab: portal.getByRole('link', { name: 'Open it in a new tab' }),
  };
}
