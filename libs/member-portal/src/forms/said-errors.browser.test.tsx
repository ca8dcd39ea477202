import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MemberProblem } from '../identity/problem.ts';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore, type StoryState } from '../session/story.fixture.tsx';
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

/** Everything that live regions say, in order: their new elements. */
function listen(): string[] {
  const said: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('[role=alert], [role=status]') && node.textContent) said.push(node.textContent);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => watch.disconnect());
  return said;
}

const password = () => page.getByLabelText('Password', { exact: true });
const newPassword = () => page.getByLabelText('New password', { exact: true });

describe('Enter in a wrong field that has the focus', () => {
  it.each([
    [
      'the email of a login',
      <LoginForm key="f" formId="f" texts={memberTexts} />,
      'Email',
      'anna@',
      'Email is not valid',
    ],
    [
      'the email of a new link',
      <RequestMailForm key="f" formId="f" texts={memberTexts} />,
      'Email',
      'anna@',
      'Email is not valid',
    ],
    [
      'an empty name',
      <NameForm key="f" formId="f" texts={memberTexts} />,
      'Your name',
      '',
      'Your name is required',
    ],
    [
      'a short password',
      <NewPasswordForm key="f" formId="f" texts={memberTexts} />,
      'New password',
      'short',
      'New password must have at least 8 characters',
    ],
  ])('says the error each time: %s [4.8.12]', async (_what, form, label, typed, message) => {
    show(form, { user: annaAsMember });
    const field = page.getByLabelText(label, { exact: true });
    await field.fill(typed);
    const said = listen();
    for (const times of [1, 2, 3]) {
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => said).toEqual(Array(times).fill(message));
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(message));
    }
  });

  it('says a refused login each time [4.8.12]', async () => {
    show(<LoginForm formId="f" texts={memberTexts} />, { members: { logIn: async () => 'wrong-login' } });
    await page.getByLabelText('Email').fill('anna@example.org');
    await password().fill('lighthouse');
    const said = listen();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => said).toEqual([memberTexts.wrongLoginText]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => said).toEqual(Array(2).fill(memberTexts.wrongLoginText));
    await expect.element(password()).toHaveAttribute('aria-invalid', 'true');
  });
});

it('a move of the focus to the wrong field says its error, and no live region says it again [4.8.12]', async () => {
  show(<LoginForm formId="f" texts={memberTexts} />, { members: { logIn: async () => 'wrong-login' } });
  const said = listen();
  const press = () => page.getByRole('button', { name: 'Log in' }).click();
  await press();
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  await page.getByLabelText('Email').fill('anna@example.org');
  await password().fill('lighthouse');
  await press();
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveAccessibleDescription(memberTexts.wrongLoginText);
  expect(said).toEqual([]);
});

it('a problem that is about no field is said each time [4.8.12]', async () => {
  show(<LoginForm formId="f" texts={memberTexts} />, { members: { logIn: async () => 'offline' } });
  await page.getByLabelText('Email').fill('anna@example.org');
  await password().fill('lighthouse');
  const said = listen();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said).toEqual([memberTexts.problems.offline]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said).toEqual(Array(2).fill(memberTexts.problems.offline));
});

it('waiting is said once it takes a second, and not before [4.8.12]', async () => {
  const response = Promise.withResolvers<MemberProblem | undefined>();
  show(<LoginForm formId="f" texts={memberTexts} />, { members: { logIn: () => response.promise } });
  await page.getByLabelText('Email').fill('anna@example.org');
  await password().fill('lighthouse keeper');
  const said = listen();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('[type=submit]')?.ariaDisabled).toBe('true');
  vi.advanceTimersByTime(999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(() => said).toEqual([memberTexts.loadingLabel]);
  response.resolve('offline');
  await expect.poll(() => said.at(-1)).toBe(memberTexts.problems.offline);
});

describe('the length of a new password', () => {
  it('is the same in hint and error, and is checked before the password is sent [4.8.14]', async () => {
    const changePassword = vi.fn(async () => undefined);
    show(<NewPasswordForm formId="f" texts={memberTexts} />, {
      user: annaAsMember,
      members: { changePassword },
    });
    await expect
      .element(newPassword())
      .toHaveAccessibleDescription(expect.stringMatching(/^Use at least 8 characters\./));
    await newPassword().fill('seven..');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect.element(newPassword()).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(newPassword())
      .toHaveAccessibleDescription(
        expect.stringMatching(/^Use at least 8 characters\..*must have at least 8 characters$/),
      );
    expect(changePassword).not.toHaveBeenCalled();
    await newPassword().fill('eight...');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect.element(page.getByText(memberTexts.passwordSavedText)).toBeVisible();
  });

  it('counts spaces at the ends, as the identity service does [4.8.14]', async () => {
    show(<NewPasswordForm formId="f" texts={memberTexts} />, { user: annaAsMember });
    await newPassword().fill('  six.  ');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect.element(page.getByText(memberTexts.passwordSavedText)).toBeVisible();
  });

  it('is stated by the identity service’s policy alone, where that asks for more [4.8.14]', async () => {
    const changePassword = async () => ({ missing: [{ rule: 'min' as const, count: 12 }] });
    show(<NewPasswordForm formId="f" texts={memberTexts} />, {
      user: annaAsMember,
      members: { changePassword },
    });
    await newPassword().fill('eight...');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect.element(newPassword()).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(newPassword())
      .toHaveAccessibleDescription(expect.stringContaining('at least 12 characters'));
    expect(document.body.textContent).not.toContain('at least 8');
  });
});
