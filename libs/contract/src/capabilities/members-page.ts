import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { findMemberMenu, logIn, logOut } from '../page/login.ts';
import { expect, type Visit } from '../visit.ts';

/** A page that only members can read. */
export const membersPage: Capability = {
  name: 'members-page',
  promise:
    'A page for members says so to others, leads through the login back to itself, and is gone after the logout.',
  needs: ['members'],
  async check(visit) {
    const { open, words, getPath } = visit;
    const path = getPath('members');
    const page = await open(path);
    const main = page.getByRole('main');
    const gate = main.getByRole('link', { name: words.members.loginLabel, exact: true });
    await noticing('A page for members does not lead others to the login.', () => expect(gate).toBeVisible());
    await noticing('The page for members does not say what it is about.', () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveCount(1),
    );
    const outside = await main.innerText();
    await gate.click();
    await noticing('The gate does not lead to the login.', () =>
      expect(page).toHaveURL((url) => url.pathname !== path),
    );
    if (visit.member) await readAsMember(visit, outside);
  },
};

async function readAsMember({ open, words, getPath, member }: Visit, outside: string): Promise<void> {
  if (!member) return;
  const path = getPath('members');
  const page = await open(path);
  const main = page.getByRole('main');
  const gate = main.getByRole('link', { name: words.members.loginLabel, exact: true });
  await gate.click();
  await logIn(page, words, member);
  await noticing('After the login, a member does not come back to the page.', () =>
    expect(page).toHaveURL((url) => url.pathname === path),
  );
  await noticing('A member cannot read a page for members.', () => expect(gate).toBeHidden());
  await noticing('A member sees nothing on a page for members that others do not see.', () =>
    expect.poll(async () => (await main.innerText()).length).toBeGreaterThan(outside.length),
  );
  await expect(findMemberMenu(page, words)).toBeVisible();
  await logOut(page, words);
  await noticing('After the logout, the next person at this computer still reads the page.', async () => {
    await expect(gate).toBeVisible();
    expect(await main.innerText()).toBe(outside);
  });
}
