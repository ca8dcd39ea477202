import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore, type StoryState } from '../session/story.fixture.tsx';
import { memberTexts } from '../texts/member-texts.ts';
import { ResetPassword } from './ResetPassword.tsx';

function show(content: ReactElement, state: StoryState): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Provider store={createStoryStore(state)}>{content}</Provider>);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

const bo = 'bo@example.org';
const userName = () => document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value;

it('names the account of a link for the reader and for password managers, regardless of who is logged in [4.8.15]', async () => {
  show(<ResetPassword />, {
    code: 'of-bo',
    user: annaAsMember,
    members: { findCodeOwner: async () => ({ email: bo }) },
  });
  await expect.element(page.getByText(`Set a password for ${bo}.`)).toBeVisible();
  await expect
    .element(page.getByText(`You are logged in as ${annaAsMember.email}.`, { exact: false }))
    .toBeVisible();
  expect(userName()).toBe(bo);
});

it('names the account of a link for the reader and for password managers if nobody is logged in [4.8.15]', async () => {
  show(<ResetPassword />, { code: 'of-bo', members: { findCodeOwner: async () => ({ email: bo }) } });
  await expect.element(page.getByText(`Set a password for ${bo}.`)).toBeVisible();
  expect(userName()).toBe(bo);
});

it('gives password managers no username until the account of a link is known [4.8.15]', async () => {
  show(<ResetPassword />, {
    code: 'of-bo',
    user: annaAsMember,
    members: { findCodeOwner: async () => ({ problem: 'offline' }) },
  });
  await expect.element(page.getByLabelText('New password', { exact: true })).toBeVisible();
  expect(userName()).toBeUndefined();
});

it('says that a link of another kind cannot be opened and has changed nothing, and sets no password with it [2.2.6]', async () => {
  show(<ResetPassword />, { unsupportedLink: true });
  expect(memberTexts.unsupportedLinkText).toContain(
    'cannot open this link here, and it has not changed anything',
  );
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(memberTexts.unsupportedLinkText);
  await expect.element(page.getByLabelText('New password')).not.toBeInTheDocument();
});

it('reports an expired link before any input, and offers a new one [4.8.5]', async () => {
  show(<ResetPassword />, {
    code: 'old',
    members: { findCodeOwner: async () => ({ problem: 'expired-link' }) },
  });
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(memberTexts.expiredLinkText);
  await expect.element(page.getByRole('button', { name: 'Request a new link' })).toBeVisible();
  await expect.element(page.getByLabelText('New password')).not.toBeInTheDocument();
});

it('reports that the login of a link is closed, not that an email is wrong [4.8.4]', async () => {
  show(<ResetPassword />, {
    code: 'x',
    members: { findCodeOwner: async () => ({ problem: 'login-closed' }) },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent(memberTexts.problems['login-closed']);
});

it('asks for a longer password where only its length was refused [4.8.14]', async () => {
  const missing = [{ rule: 'min', count: 12 }] as const;
  show(<ResetPassword />, { code: 'x', members: { resetPassword: async () => ({ missing }) } });
  await page.getByLabelText('New password', { exact: true }).fill('tide table');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(page.getByText(memberTexts.problems['weak-password'])).toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveTextContent('at least 12 characters');
});

it('says that a refused password does not meet the requirements where no reason is named [4.8.14]', async () => {
  show(<ResetPassword />, { code: 'x', members: { resetPassword: async () => 'password-refused' } });
  await page.getByLabelText('New password', { exact: true }).fill('tide table');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect
    .element(page.getByLabelText('New password', { exact: true }))
    .toHaveAccessibleDescription(
      expect.stringContaining('This password does not meet the requirements. Choose a different one.'),
    );
  expect(document.body.textContent).not.toContain(memberTexts.problems['weak-password']);
});

it('lists the requirements of the password policy at the field [4.8.14]', async () => {
  const missing = [
    { rule: 'min', count: 12 },
    { rule: 'number' },
    { rule: 'other', text: 'Password must not be a colour' },
  ] as const;
  show(<ResetPassword />, { code: 'x', members: { resetPassword: async () => ({ missing }) } });
  const field = page.getByLabelText('New password', { exact: true });
  await field.fill('tide table');
  await page.getByRole('button', { name: 'Set password' }).click();
  const requirements = ['at least 12 characters', 'a number', 'Password must not be a colour'];
  await expect.element(page.getByRole('listitem')).toHaveLength(3);
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(requirements);
  await expect.element(page.getByText(memberTexts.requirementsText)).toBeVisible();
  expect(document.body.textContent).not.toContain(memberTexts.problems['weak-password']);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('tide table');
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining('at least 12 characters'));
});
