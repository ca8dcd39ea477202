import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LinkIdentity } from '../identity/identity.ts';
import type { MemberProblem } from '../identity/problem.ts';
import type { Members } from '../session/members.ts';
import { linkAtom } from '../session/session-atoms.ts';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore, InState } from '../session/story.fixture.tsx';
import { linkTexts } from '../texts/link-texts.ts';
import { memberTexts } from '../texts/member-texts.ts';
import { LinkLogin } from './LinkLogin.tsx';
import { LinkMemberMenu } from './LinkMemberMenu.tsx';
import { LinkProfile } from './LinkProfile.tsx';

/** The login page with an opened link, or none, and an identity service that responds like this. */
function show({
  secret,
  service,
  problem,
}: {
  secret?: string;
  service?: Partial<LinkIdentity>;
  problem?: () => MemberProblem | undefined;
} = {}): void {
  const callLinks: Members['callLinks'] = async (work) => {
    await work({
      openLink: async () => ({ purpose: 'login', email: 'anna@example.org', isOwnBrowser: true }),
      ...service,
    } as LinkIdentity);
    return problem?.();
  };
  const store = createStoryStore({ members: { callLinks } });
  store.set(linkAtom, secret);
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  root.render(
    <Provider store={store}>
      <LinkLogin />
    </Provider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

it('has one field, and none for a password [4.8.18]', async () => {
  const requestLink = vi.fn(async () => undefined);
  show({ service: { requestLink } });
  await page.getByLabelText(memberTexts.emailLabel).fill(' anna@example.org ');
  expect(document.querySelectorAll('input')).toHaveLength(1);
  await page.getByRole('button', { name: memberTexts.sendLinkLabel }).click();
  await expect.element(page.getByText(linkTexts.sentText)).toBeVisible();
  expect(requestLink.mock.calls).toEqual([['anna@example.org']]);
});

it('names the address of an opened link, and uses the link on a press only [4.8.18]', async () => {
  const useLink = vi.fn(async () => undefined);
  show({ secret: 'a-link', service: { useLink } });
  await expect.element(page.getByText('anna@example.org')).toBeVisible();
  expect(document.querySelectorAll('input:not([type=checkbox])')).toHaveLength(0);
  expect(useLink).not.toHaveBeenCalled();
  await page.getByRole('button', { name: memberTexts.loginLabel }).click();
  await expect.poll(() => useLink.mock.calls).toEqual([['a-link', expect.any(Function), false]]);
});

it('offers a brief login by a link, with the keyboard alone [4.8.24]', async () => {
  const useLink = vi.fn(async () => undefined);
  show({ secret: 'a-link', service: { useLink } });
  await expect.element(page.getByLabelText(memberTexts.briefLabel)).not.toBeChecked();
  await userEvent.keyboard('{Tab} {Tab}{Enter}');
  await expect.poll(() => useLink.mock.calls).toEqual([['a-link', expect.any(Function), true]]);
});

it('undoes a changed address on a press: it says so, and the owner can request a link at once [4.8.18] [7.8.19]', async () => {
  const useLink = vi.fn(async (_link: string, onUsed: () => void) => onUsed());
  const requestLink = vi.fn(async () => undefined);
  const openLink = async () => ({ purpose: 'undo', email: 'anna@example.org', isOwnBrowser: true }) as const;
  show({ secret: 'a-link', service: { openLink, useLink, requestLink } });
  await expect
    .element(page.getByText(linkTexts.undoText.replace('{email}', 'anna@example.org')))
    .toBeVisible();
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(useLink).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('status').filter({ hasText: linkTexts.undoneText })).toHaveFocus();
  expect(useLink.mock.calls).toEqual([['a-link', expect.any(Function), false]]);
  await userEvent.keyboard('{Tab}anna@example.org{Enter}');
  await expect.poll(() => requestLink.mock.calls).toEqual([['anna@example.org']]);
});

it.each([
  ['used-link', linkTexts.usedText],
  ['expired-link', linkTexts.expiredText],
] as const)(
  'says that a link cannot be used (%s), and requests a new one on one press [4.8.18]',
  async (problem, text) => {
    const requestLink = vi.fn(async () => undefined);
    let current: MemberProblem | undefined = problem;
    show({ secret: 'a-link', service: { requestLink }, problem: () => current });
    await expect.element(page.getByRole('alert').first()).toHaveTextContent(text);
    await expect.element(page.getByRole('button', { name: memberTexts.loginLabel })).not.toBeInTheDocument();
    expect(document.querySelectorAll('input')).toHaveLength(1);
    current = undefined;
    await page.getByLabelText(memberTexts.emailLabel).fill('anna@example.org');
    await page.getByRole('button', { name: memberTexts.sendAgainLabel }).click();
    await expect.element(page.getByText(linkTexts.sentText)).toBeVisible();
    expect(requestLink.mock.calls).toEqual([['anna@example.org']]);
  },
);

it('says that the browser stores nothing in place of the login, which works once it does [4.8.16]', async () => {
  let current: MemberProblem | undefined = 'not-stored';
  show({ secret: 'a-link', problem: () => current });
  await expect.element(page.getByRole('alert')).toHaveTextContent(memberTexts.problems['not-stored']);
  await expect.element(page.getByRole('button', { name: memberTexts.loginLabel })).not.toBeInTheDocument();
  current = undefined;
  await page.getByRole('button', { name: memberTexts.retryLabel }).click();
  await expect.element(page.getByRole('button', { name: memberTexts.loginLabel })).toBeVisible();
});

it.each(['login', 'set-password'] as const)(
  'has no password in its menu (%s) and on the profile, for visitors and members [4.8.18]',
  async (view) => {
    const place = document.body.appendChild(document.createElement('main'));
    const root = createRoot(place);
    root.render(
      <>
        <InState view={view}>
          <LinkMemberMenu />
        </InState>
        <InState view={view} user={annaAsMember}>
          <LinkMemberMenu />
          <LinkProfile />
        </InState>
      </>,
    );
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    await expect.element(page.getByRole('button', { name: memberTexts.sendLinkLabel })).toBeInTheDocument();
    await expect.poll(() => place.textContent).toContain(annaAsMember.email);
    expect(place.querySelectorAll('input[type=password], [autocomplete*=password]')).toHaveLength(0);
    expect(place.textContent.replace(linkTexts.requestText, '')).not.toMatch(/password/i);
  },
);
