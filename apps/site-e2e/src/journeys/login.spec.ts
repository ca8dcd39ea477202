import { expect, test } from '../stack/journey-test.ts';
import { findMenu, logIn, openMenu } from '../stack/members-area.ts';
import { findSetPassword, getLinks, requestNewLink, waitForMail } from '../stack/password-mails.ts';

const modes = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail', 'revertSecondFactorAddition', 'signIn'];

test(
  'a member logs in from the header, stays on the page and is logged in on the next [4.8.1]',
  { tag: '@packed' },
  async ({ page, member }) => {
    await page.goto('/news');
    await openMenu(page, 'Log in');
    await logIn(page, member, findMenu(page));
    await expect(findMenu(page).getByText(member.email)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/news');
    await page.goto('/about');
    await expect(page.getByRole('banner').getByRole('button', { name: /Members’ area/ })).toBeVisible();
  },
);

test('the login leads to the page that requested it, and never to another site [4.9.1] [4.9.2]', async ({
  page,
  member,
}) => {
  await page.goto('/news?login=/about');
  await expect(findMenu(page).getByLabel('Email')).toBeFocused();
  await logIn(page, member, findMenu(page));
  await page.waitForURL('**/about');
  await openMenu(page, 'Members’ area');
  await findMenu(page).getByRole('button', { name: 'Log out' }).click();
  await page.goto('/login?redirect=https://evil.example/');
  await logIn(page, member);
  await page.waitForURL('**/profile');
});

test('an expired code is replaced by a new email with one field, and its code works [4.8.5] [2.2.5]', async ({
  page,
  members,
  member: { email },
  complaints,
}) => {
  await page.goto('/reset-password');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send link' }).click();
  const first = await waitForMail(members, email);
  await members.control('POST', 'identity/codes/expire', { email });

  await page.goto(getLinks(first).set);
  // Shown before a password is typed; one field requests the next link.
  await requestNewLink(page, email, complaints);

  const second = await waitForMail(members, email, 1);
  await page.goto(getLinks(second).set);
  await main.getByLabel('New password', { exact: true }).fill('four unrelated harbour words');
  await findSetPassword(page).click();
  await main.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByText('Your membership is active.')).toBeVisible();
});

test('every mode of the identity service redirects there with the query unchanged [2.2.2]', async ({
  page,
  members,
}) => {
  await page.clock.install();
  const action = `${members.stack.sandbox.origin}/identity/action`;
  await page.route(`${action}*`, (route) => route.fulfill({ body: 'The action page' }));
  for (const mode of modes) {
    const query = `?mode=${mode}&oobCode=a%2Bb&apiKey=k&continueUrl=https%3A%2F%2Fhouse.example%2F%3Fa%3D1&lang=da`;
    await page.goto(`/about${query}`);
    await expect(page.getByText('You will be redirected in 2 seconds!')).toBeVisible();
    await page.clock.runFor(2_000);
    await page.waitForURL(action + query);
  }
});

test('the identity service gets the site’s address, and a key restricted to it works [4.8.17]', async ({
  page,
  members,
  member,
}) => {
  await members.control('POST', 'faults', { service: 'identity', mode: 'restricted-key' });
  const response = await page.goto('/login');
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  const requested = page.waitForRequest(/accounts:signInWithPassword/);
  const other = page.waitForRequest(/\/api\/v1\/member-status/);
  await logIn(page, member);
  const { referer } = await (await requested).allHeaders();
  expect(new URL(referer ?? 'about:none').origin).toBe(new URL(page.url()).origin);
  expect((await (await other).allHeaders())['referer']).toBeUndefined();
  await page.waitForURL('**/profile');
  const framed = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.frame() !== page.mainFrame(),
  );
  await page.getByRole('main').getByRole('button', { name: 'Manage your membership' }).click();
  expect((await (await framed).allHeaders())['referer']).toBe(`${new URL(page.url()).origin}/`);
  await page.goto('/news');
  await expect(page.getByRole('banner').getByRole('button', { name: /Members’ area/ })).toBeVisible();
});
