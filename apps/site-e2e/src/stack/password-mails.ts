import { expect, type Locator, type Page } from '@playwright/test';
import { takeComplaints } from './complaints.ts';
import type { Mail, Members } from './members-test.ts';

/** The email's link with a code, and the one that requests a new code. */
export function getLinks({ links }: Mail): { set: string; again: string } {
  const set = links.find((link) => link.includes('oobCode='));
  const again = links.find((link) => !link.includes('oobCode='));
  if (!set || !again) throw new Error(`A link is missing: ${links.length}`);
  return { set, again };
}

/** The next email to this address, after a scanner has opened all of its links. */
export async function waitForMail(members: Members, email: string, before = 0): Promise<Mail> {
  await expect.poll(async () => (await members.mailsTo(email)).length).toBe(before + 1);
  const mail = (await members.mailsTo(email)).at(-1);
  if (!mail) throw new Error('No mail came');
  const visits = await members.scan(mail);
  expect(visits.map(({ method, status }) => [method, status])).toEqual(
    visits.map(({ method }) => [method, 200]),
  );
  expect(visits.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'HEAD']));
  return mail;
}

export const findSetPassword = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Set a new password' });

/** Creates the code of a link with which this member can set a password. */
export async function createCode(members: Members, email: string): Promise<string> {
  const response = await members.control('POST', 'identity/codes', { email });
  return ((await response.json()) as { oobCode: string }).oobCode;
}

/** Requests the next link, with one field and one press, on the page that a link without effect has opened. */
export async function requestNewLink(page: Page, email: string, complaints: string[]): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('This link has expired or has already been used')).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(1);
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Request a new link' }).click();
  await expect(main.getByText('If we know this email address')).toBeVisible();
  takeComplaints(complaints, /400/);
}
