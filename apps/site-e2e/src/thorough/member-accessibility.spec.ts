import type { Page } from '@playwright/test';
import { listAxeFaults } from '@guildhall/contract';
import { takeComplaints } from '../stack/complaints.ts';
import { logIn, findMenu, openMenu, findPortal, openProfile } from '../stack/members-area.ts';
import { expect, test, type Members, type MembershipStatus } from '../stack/members-test.ts';
import { createCode, findSetPassword } from '../stack/password-mails.ts';

/**
 * axe reports nothing on a desktop in light mode and on the smallest phone in dark mode, and nothing is wider than
 * that.
 */
async function expectAccessible(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(finishTransitions);
    // The frame's content is the vendor's.
    expect(await listAxeFaults(page, { exclude: 'iframe' })).toEqual([]);
  }
  expect(await page.evaluate(measureWidestPart)).toBeLessThanOrEqual(320);
}

/** A pointer that rests on a button when the page changes under it starts a change of colours. */
async function finishTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** The right edge of the widest visible part of the members' area, px. Clipped parts count too. */
function measureWidestPart(): number {
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
  members.control('POST', 'faults', { service: 'identity', mode });
/** The browser itself reports each refused response. */
const takeRefusals = (complaints: string[]) => takeComplaints(complaints, /status of 40\d|blocked|refused/i);

test('the login in the header and on its page passes axe and fits 320 px, empty and with errors [4.8.7]', async ({
  page,
  members,
  complaints,
}) => {
  await page.goto('/about');
  await openMenu(page, 'Log in');
  await expectAccessible(page);
  await fault(members, 'throttled');
  await logIn(page, wrong, findMenu(page));
  await expect(findMenu(page).getByRole('alert')).toContainText('Too many attempts');
  await expectAccessible(page);
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main').getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  takeRefusals(complaints);
});

test('the member’s menu, profile and portal pass axe and fit 320 px [4.8.11] [4.10.5]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await openProfile(page, member);
  await fault(members, 'weak-password');
  await page.getByLabel('New password', { exact: true }).fill('short words');
  await page.getByRole('button', { name: 'Set a new password' }).last().click();
  await expect(page.getByText('at least 12 characters')).toBeVisible();
  await expectAccessible(page);
  takeRefusals(complaints);
  await openMenu(page, 'Members’ area');
  await expectAccessible(page);
  await findMenu(page).getByRole('button', { name: 'Manage your membership' }).click();
  await expect(findPortal(page).inside.getByText(member.email)).toBeVisible();
  await expectAccessible(page);
});

const sentences: Partial<Record<MembershipStatus, string>> = {
  non_renewing: 'Your membership ends on',
  paused: 'Your membership is paused.',
  cancelled: 'Your membership ended on',
};

for (const [status, sentence] of Object.entries(sentences))
  test(`the profile of a ${status} membership passes axe and fits 320 px [4.8.11]`, async ({
    page,
    members,
  }) => {
    const member = await members.add(status as MembershipStatus);
    await page.goto('/login');
    await logIn(page, member);
    await expect(page.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
  });

test('setting a password passes axe and fits 320 px: expired, by a link and saved [2.2.5] [4.8.5]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  const main = page.getByRole('main');
  const code = await createCode(members, member.email);
  await page.goto('/reset-password?mode=resetPassword&oobCode=no-such-code');
  await expect(main.getByText('This link has expired')).toBeVisible();
  await expectAccessible(page);
  takeRefusals(complaints);
  await page.goto(`/reset-password?mode=resetPassword&oobCode=${code}`);
  await expect(main.getByText(`Set a password for ${member.email}.`)).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('New password', { exact: true }).fill('four unrelated harbour words');
  await findSetPassword(page).click();
  await expect(main.getByText('Your new password is saved')).toBeVisible();
  await expectAccessible(page);
});
