import { expect, type Locator, type Page } from '@playwright/test';
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
