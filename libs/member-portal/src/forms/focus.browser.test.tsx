import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MemberProblem } from '../identity/problem.ts';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore, type StoryState } from '../session/story.fixture.tsx';
import { memberTexts } from '../texts/member-texts.ts';
import { LoginForm } from './LoginForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

function show(content: ReactElement, state: StoryState): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Provider store={createStoryStore(state)}>{content}</Provider>);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

it('moves the focus to the current password once it is required, and describes why [4.8.12]', async () => {
  show(<NewPasswordForm formId="f" texts={memberTexts} />, {
    user: annaAsMember,
    members: { changePassword: async () => 'login-again' },
  });
  await page.getByLabelText('New password', { exact: true }).fill('four words of mine');
  await page.getByRole('button', { name: 'Set password' }).click();
  const current = page.getByLabelText('Current password', { exact: true });
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAccessibleDescription(memberTexts.problems['login-again']);
});

it('moves the focus to the first field that is empty or not valid, and describes why [4.8.12]', async () => {
  show(<LoginForm formId="f" texts={memberTexts} />, {});
  const email = page.getByLabelText('Email');
  const password = page.getByLabelText('Password', { exact: true });
  const press = () => page.getByRole('button', { name: 'Log in' }).click();
  await press();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await email.fill('anna@');
  await press();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Email is not valid');
  await email.fill('anna@example.org');
  await press();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription('Password is required');
});

it('selects a wrong password, so that typing replaces it [4.8.12]', async () => {
  show(<LoginForm formId="f" texts={memberTexts} />, { members: { logIn: async () => 'wrong-login' } });
  const password = page.getByLabelText('Password', { exact: true });
  await page.getByLabelText('Email').fill('anna@example.org');
  await password.fill('lighthouse');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('keeper');
  await expect.element(password).toHaveValue('keeper');
});

it('leaves the focus where the user moved it during a login [4.8.12]', async () => {
  const response = Promise.withResolvers<MemberProblem>();
  show(<LoginForm formId="f" texts={memberTexts} />, { members: { logIn: () => response.promise } });
  const email = page.getByLabelText('Email');
  await email.fill('ana@example.org');
  await page.getByLabelText('Password', { exact: true }).fill('lighthouse keeper');
  await page.getByRole('button', { name: 'Log in' }).click();
  await email.click();
  response.resolve('wrong-login');
  await expect.element(page.getByRole('alert')).toHaveTextContent(memberTexts.wrongLoginText);
  await expect.element(email).toHaveFocus();
});
