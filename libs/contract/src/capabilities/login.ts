import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { createEmail } from '../page/fill-form.ts';
import { findLogin, findMemberMenu, logIn, logOut } from '../page/login.ts';
import { expect, phone, type Visit } from '../visit.ts';

/** The login, by password or by link. */
export const login: Capability = {
  name: 'login',
  promise: 'The login says what is wrong, tells nobody who is a member, and leads to no other site.',
  needs: ['login'],
  sends: true,
  async check(visit) {
    const page = await visit.open(visit.getPath('login'));
    const { password, main } = findLogin(page, visit.words);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    if ((await password.count()) === 0) return requestLink(visit);
    await expectRefusal(visit);
    if (visit.member) await logInAndOut(visit);
  },
};

/** A login by links tells strangers nothing. */
async function requestLink({ open, words, getPath }: Visit): Promise<void> {
  const page = await open(getPath('login'), phone);
  const { email, send, main } = findLogin(page, words);
  await noticing('The login has no field for an email address.', () => expect(email).toBeVisible());
  await email.fill('anna');
  await send.click();
  await noticing('A mistake in the email address is not pointed out.', () =>
    expect(email).toHaveAttribute('aria-invalid', 'true'),
  );
  await noticing('The login loses an email address with a mistake.', () => expect(email).toHaveValue('anna'));
  await expectAccessible(page);
  await email.fill(createEmail());
  await send.click();
  await noticing('Someone who requests a link is not told what happens next.', () =>
    expect(main.getByText(words.members.links.sentText)).toBeVisible(),
  );
}

async function expectRefusal({ open, words, getPath, member }: Visit): Promise<void> {
  const page = await open(getPath('login'), phone);
  const { main, email, button } = findLogin(page, words);
  await noticing('The login has no field for an email address.', () => expect(email).toBeVisible());
  await button.click();
  await noticing('Someone who logs in with empty fields is not told what is missing.', () =>
    expect(email).toHaveAttribute('aria-invalid', 'true'),
  );
  await expectAccessible(page);
  for (const address of [createEmail(), ...(member ? [member.email] : [])]) {
    await logIn(page, words, { email: address, password: 'a-wrong-password' });
    await noticing(
      'A login that fails does not say that email or password are wrong, in the same words for everybody.',
      () => expect(main.getByText(words.members.wrongLoginText, { exact: true })).toBeVisible(),
    );
    await noticing('The login loses the email address.', () => expect(email).toHaveValue(address));
    await page.reload();
  }
}

async function logInAndOut({ open, words, getPath, member, origin }: Visit): Promise<void> {
  if (!member) return;
  const path = getPath('login');
  const page = await open(`${path}?redirect=https://evil.example/`, phone);
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'evil' }));
  await logIn(page, words, member);
  await noticing('A member cannot log in.', () => expect(page).not.toHaveURL((url) => url.pathname === path));
  await noticing('A link in an email can send a member who logs in to another site.', () =>
    expect(new URL(page.url()).origin).toBe(origin),
  );
  await noticing('After the login, the header does not say that the member is logged in.', () =>
    expect(findMemberMenu(page, words)).toBeVisible(),
  );
  await expectAccessible(page);
  await findMemberMenu(page, words).click();
  await expectAccessible(page);
  await page.goto(getPath('home'));
  await noticing('On the next page, the member is logged out.', () =>
    expect(findMemberMenu(page, words)).toBeVisible(),
  );
  await logOut(page, words);
  await noticing('A member cannot log out.', () => expect(findMemberMenu(page, words)).toBeHidden());
}
