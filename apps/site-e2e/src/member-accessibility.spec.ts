import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { logIn, menu, openMenu, portalOver, toProfile } from './stack/members-area.ts';
import { expect, test, type Members, type MembershipStatus } from './stack/members-test.ts';

/** axe finds nothing on a desk by day and on the smallest phone by night, and nothing is wider than that. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What is in the frame is the vendor's.
    const axe = new AxeBuilder({ page }).options({ preload: false }).exclude('iframe');
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  expect(await page.evaluate(widestPart)).toBeLessThanOrEqual(320);
}

/** How far to the right anything of the members' area stands that is seen, px. What is clipped counts, too. */
function widestPart(): number {
  const parts = document.querySelectorAll(
    'main[data-page=members] *, [popover]:popover-open *, dialog[open] *',
  );
  const rights = [...parts]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect().right);
  return Math.floor(Math.max(0, ...rights));
}

const wrong = { email: 'active@members.test', password: 'wrong-password' };
const fault = (members: Members, mode: string) =>
  members.ask('POST', 'faults', { service: 'identity', mode });
/** The browser itself says that an answer was a refusal. */
const takeRefusals = (complaints: string[]) =>
  expect(complaints.splice(0).filter((line) => !/status of 40\d|blocked|refused/i.test(line))).toEqual([]);

test('the login in the header and on its page has nothing for axe and fits 320 px, empty and wrong [4.8.7]', async ({
  page,
  members,
  complaints,
}) => {
  await page.goto('/about');
  await openMenu(page, 'Log in');
  await expectAccessible(page);
  await fault(members, 'throttled');
  await logIn(page, wrong, menu(page));
  await expect(menu(page).getByRole('alert')).toContainText('Too many attempts');
  await expectAccessible(page);
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main').getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  takeRefusals(complaints);
});

test('the member’s menu, profile and portal have nothing for axe and fit 320 px [4.8.11] [4.10.5]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await toProfile(page, member);
  await fault(members, 'weak-password');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Set a new password' }).last().click();
  await expect(page.getByText('at least 12 characters')).toBeVisible();
  await expectAccessible(page);
  takeRefusals(complaints);
  await openMenu(page, 'Members’ area');
  await expectAccessible(page);
  await menu(page).getByRole('button', { name: 'Manage your membership' }).click();
  await expect(portalOver(page).inside.getByText(member.email)).toBeVisible();
  await expectAccessible(page);
});

const sentences: Partial<Record<MembershipStatus, string>> = {
  non_renewing: 'Your membership ends on',
  paused: 'Your membership is paused.',
  cancelled: 'Your membership ended on',
};

for (const [status, sentence] of Object.entries(sentences))
  test(`the profile of a ${status} membership has nothing for axe and fits 320 px [4.8.11]`, async ({
    page,
    members,
  }) => {
    const member = await members.add(status as MembershipStatus);
    await page.goto('/login');
    await logIn(page, member);
    await expect(page.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
  });

test('setting a password has nothing for axe and fits 320 px: expired, by a link and saved [2.2.5] [4.8.5]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  const main = page.getByRole('main');
  const answer = await members.ask('POST', 'identity/codes', { email: member.email });
  const { oobCode } = (await answer.json()) as { oobCode: string };
  await page.goto('/reset-password?mode=resetPassword&oobCode=no-such-code');
  await expect(main.getByText('This link has expired')).toBeVisible();
  await expectAccessible(page);
  takeRefusals(complaints);
  await page.goto(`/reset-password?mode=resetPassword&oobCode=${oobCode}`);
  await expect(main.getByText(`Set a password for ${member.email}.`)).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('New password', { exact: true }).fill('four unrelated harbour words');
  await main.getByRole('button', { name: 'Set a new password' }).click();
  await expect(main.getByText('Your new password is saved')).toBeVisible();
  await expectAccessible(page);
});
