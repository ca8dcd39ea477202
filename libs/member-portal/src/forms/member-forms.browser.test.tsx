import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MemberProblem } from '../identity/problem.ts';
import { EmailForm } from '../links/EmailForm.tsx';
import { RequestLinkForm } from '../links/RequestLinkForm.tsx';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore, type StoryState } from '../session/story.fixture.tsx';
import { linkMemberTexts } from '../texts/link-texts.ts';
import { memberTexts } from '../texts/member-texts.ts';
import { LoginForm } from './LoginForm.tsx';
import { NameForm } from './NameForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestMailForm } from './RequestMailForm.tsx';

function show(content: ReactElement, state: StoryState = {}): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Provider store={createStoryStore(state)}>{content}</Provider>);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

const listFields = () =>
  [...document.querySelectorAll('input')].map(
    ({ name, type, autocomplete }) => `${name} ${type} ${autocomplete}`,
  );

describe('password managers', () => {
  it('recognise the fields of the login [4.8.7]', async () => {
    show(<LoginForm formId="f" texts={memberTexts} />);
    await expect
      .poll(listFields)
      .toEqual(['email email username', 'password password current-password', 'brief checkbox ']);
  });

  it('recognise the address for which an email or a link is requested [4.8.7]', async () => {
    show(
      <>
        <RequestMailForm formId="a" texts={memberTexts} />
        <RequestLinkForm formId="b" texts={linkMemberTexts} />
        <EmailForm formId="c" texts={linkMemberTexts} />
      </>,
    );
    await expect.poll(listFields).toEqual(Array(3).fill('email email username'));
  });

  it('recognise the member’s name [4.8.7]', async () => {
    show(<NameForm formId="f" texts={memberTexts} />, { user: annaAsMember });
    await expect.poll(listFields).toEqual(['name text name']);
  });

  it('recognise a new password, the account that it belongs to, and the current one where it is required [4.8.7]', async () => {
    show(<NewPasswordForm formId="f" texts={memberTexts} />, {
      user: annaAsMember,
      members: { changePassword: async () => 'login-again' },
    });
    await expect.poll(listFields).toEqual(['username text username', 'password password new-password']);
    await page.getByLabelText('New password', { exact: true }).fill('four words of mine');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect
      .poll(listFields)
      .toEqual([
        'username text username',
        'current password current-password',
        'password password new-password',
      ]);
  });
});

it.each([
  ['chosen, makes the login brief', true],
  ['left alone, lets the browser remember the login', false],
])('the choice “Not on this computer”, %s [4.8.24]', async (_effect, isChosen) => {
  const logIn = vi.fn(async () => undefined);
  show(<LoginForm formId="f" texts={memberTexts} />, { members: { logIn } });
  await page.getByLabelText(memberTexts.emailLabel).fill('anna@example.org');
  await page.getByLabelText(memberTexts.passwordLabel, { exact: true }).fill('lighthouse keeper');
  const choice = page.getByRole('checkbox', { name: memberTexts.briefLabel });
  await expect.element(choice).not.toBeChecked();
  await expect.element(choice).toHaveAccessibleDescription(memberTexts.briefHint);
  if (isChosen) await page.getByText(memberTexts.briefLabel).click();
  await page.getByRole('button', { name: memberTexts.loginLabel }).click();
  await expect.poll(() => logIn.mock.calls).toEqual([['anna@example.org', 'lighthouse keeper', isChosen]]);
});

it.each([
  ['Password', <LoginForm key="f" formId="f" texts={memberTexts} />],
  ['New password', <NewPasswordForm key="f" formId="f" texts={memberTexts} />],
])('the field “%s” can be shown and hidden again, and keeps what was typed [4.8.7]', async (label, form) => {
  show(form, { user: annaAsMember });
  const field = page.getByLabelText(label, { exact: true });
  await field.fill('four words of mine');
  await expect.element(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: memberTexts.showPassword }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('four words of mine');
  await page.getByRole('button', { name: memberTexts.hidePassword }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

it('the current password can be shown and hidden again, apart from the new one [4.8.7]', async () => {
  const members = { changePassword: async () => 'login-again' as const };
  show(<NewPasswordForm formId="f" texts={memberTexts} />, { user: annaAsMember, members });
  await page.getByLabelText('New password', { exact: true }).fill('four words of mine');
  await page.getByRole('button', { name: 'Set password' }).click();
  const current = page.getByLabelText('Current password', { exact: true });
  await current.fill('lighthouse keeper');
  await page.getByRole('button', { name: memberTexts.showPassword }).first().click();
  await expect.element(current).toHaveAttribute('type', 'text');
  await expect.element(current).toHaveValue('lighthouse keeper');
  await expect
    .element(page.getByLabelText('New password', { exact: true }))
    .toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: memberTexts.hidePassword }).click();
  await expect.element(current).toHaveAttribute('type', 'password');
});

describe('a form that was saved and then fails', () => {
  /** Succeeds twice, then fails. */
  function twiceThen(problem: MemberProblem) {
    let calls = 0;
    return async () => ((calls += 1) <= 2 ? undefined : problem);
  }

  it.each([
    [
      'the name',
      <NameForm key="f" formId="f" texts={memberTexts} />,
      memberTexts.nameSavedText,
      { changeName: twiceThen('offline') },
    ],
    [
      'the password',
      <NewPasswordForm key="f" formId="f" texts={memberTexts} />,
      memberTexts.passwordSavedText,
      { changePassword: twiceThen('offline') },
    ],
    [
      'the request of an email',
      <RequestMailForm key="f" formId="f" texts={memberTexts} />,
      memberTexts.resetSentText,
      { requestPasswordMail: twiceThen('offline') },
    ],
    [
      'the request of a link',
      <RequestLinkForm key="f" formId="f" texts={linkMemberTexts} />,
      linkMemberTexts.links.sentText,
      { callLinks: twiceThen('offline') },
    ],
    [
      'the new address',
      <EmailForm key="f" formId="f" texts={linkMemberTexts} />,
      linkMemberTexts.links.emailSentText,
      { callLinks: twiceThen('offline') },
    ],
  ] as const)('shows its error alone: %s [4.8.13]', async (_what, form, saved, members) => {
    show(form, { user: annaAsMember, members });
    const fill = () =>
      userEvent.fill(
        document.querySelector<HTMLInputElement>('input:not([hidden])') as HTMLInputElement,
        'anna@example.org',
      );
    const press = () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    const isSaved = page.getByText(saved);
    await expect.poll(() => document.querySelector('form')).not.toBeNull();
    await fill();
    press();
    await expect.element(isSaved).toBeVisible();
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.clear(document.querySelector('input:not([hidden])') as HTMLInputElement);
    press();
    await expect.element(page.getByText(memberTexts.isRequiredText, { exact: false })).toBeVisible();
    await expect.element(isSaved).not.toBeInTheDocument();
    await fill();
    press();
    await expect.element(isSaved).toBeVisible();
    await fill();
    press();
    await expect.element(page.getByRole('alert')).toHaveTextContent(memberTexts.problems.offline);
    await expect.element(isSaved).not.toBeInTheDocument();
  });
});
