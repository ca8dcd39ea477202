import { expect, test } from '../stack/journey-test.ts';
import { findMenu, logIn, openMenu } from '../stack/members-area.ts';
import { findSetPassword, getLinks, waitForMail } from '../stack/password-mails.ts';

const refusedOrCut = /4\d\d|5\d\d|ERR_|net::/;
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

test('a wrong password, an unknown address and a disabled member get the same message [4.8.3]', async ({
  page,
  member,
  complaints,
}) => {
  await page.goto('/login');
  const messages: (string | null)[] = [];
  for (const [email, password] of [
    [member.email, 'wrong-password'],
    ['nobody@members.test', 'some-password'],
    ['disabled@members.test', 'disabled-password'],
  ] as const) {
    const response = page.waitForResponse(/signInWithPassword/);
    await logIn(page, { email, password });
    await response;
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/./);
    messages.push(await page.getByRole('main').getByRole('alert').textContent());
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email);
  }
  expect(new Set(messages)).toEqual(new Set(['The email or password is wrong']));
  // The browser itself reports the 400.
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true);
});

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

test('the login opens on the first press, before any of it has loaded, and keeps what was typed before that [4.8.10]', async ({
  page,
  member,
}) => {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/start-')) await held.promise;
    await route.continue();
  });
  await page.goto('/news');
  const open = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await open.click();
  await expect(findMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findMenu(page)).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await findMenu(page).getByLabel('Email').fill(member.email);
  await findMenu(page).getByLabel('Password', { exact: true }).fill(member.password);
  await findMenu(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('[data-awake]')).toHaveCount(0);
  await expect(findMenu(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  held.resolve(undefined);
  await expect(findMenu(page).getByText(member.email)).toBeVisible();
});

test('a password is set by email, after a scanner has opened every link [2.2.5]', async ({
  page,
  members,
  member,
}) => {
  await page.goto('/reset-password');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(member.email);
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(form.getByRole('status').filter({ hasText: /sent/ })).toBeVisible();
  await expect.poll(async () => (await members.mailsTo(member.email)).length).toBe(1);
  const [mail] = await members.mailsTo(member.email);
  if (!mail) throw new Error('No mail came');
  await members.scan(mail);
  const link = mail.links.find((one) => one.includes('oobCode='));
  await page.goto(link ?? '');
  await expect(form.getByLabel('New password', { exact: true })).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  await form.getByLabel('New password', { exact: true }).fill('a lighthouse keeper’s lamp');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('link', { name: 'Your profile' })).toBeVisible();
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
  await expect(main.getByText('This link has expired or has already been used')).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(1);
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Request a new link' }).click();
  await expect(main.getByText('If we know this email address')).toBeVisible();
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true);

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

test('login with its own redirect opens the menu and leads there after the login [2.2.3] [4.9.1]', async ({
  page,
  member,
}) => {
  await page.goto('/news?login&redirect=/about');
  await logIn(page, member, findMenu(page));
  await page.waitForURL('**/about');
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

test('an unreachable identity service is reported as a lost connection [4.8.4]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await members.control('POST', 'faults', { service: 'identity', mode: 'down' });
  await page.goto('/news');
  await openMenu(page, 'Log in');
  await logIn(page, member, findMenu(page));
  await expect(findMenu(page).getByRole('alert')).toContainText('We could not connect.');
  expect(complaints.splice(0).every((line) => refusedOrCut.test(line))).toBe(true);
});
