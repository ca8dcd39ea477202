import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NewPasswordForm } from '../forms/NewPasswordForm.tsx';
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

it('reports an expired link, keeps the input, and sends a new link [4.8.5]', async () => {
  const requestPasswordMail = vi.fn(async () => undefined);
  show(<ResetPassword />, {
    code: 'old',
    members: { resetPassword: async () => 'expired-link', requestPasswordMail },
  });
  await page.getByLabelText('New password', { exact: true }).fill('four words of mine');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(memberTexts.expiredLinkText);
  await expect
    .element(page.getByLabelText('New password', { exact: true }))
    .toHaveValue('four words of mine');
  await page.getByLabelText('Email').fill('anna@example.org');
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await expect.element(page.getByText(memberTexts.resetSentText)).toBeVisible();
  expect(requestPasswordMail).toHaveBeenCalledWith('anna@example.org');
});

it('replaces the form and its focus with a confirmation and a link after saving [2.2.5]', async () => {
  show(<ResetPassword />, { code: 'good', user: annaAsMember });
  await page.getByLabelText('New password', { exact: true }).fill('four words of mine');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(page.getByText(memberTexts.passwordSavedText)).toBeVisible();
  await expect.element(page.getByRole('status').first()).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
  expect(document.querySelector('input')).toBeNull();
});

it('requires the current password once the login is too old, and sends both [4.8.8]', async () => {
  const changePassword = vi.fn(async (_password: string, current?: string) =>
    current === undefined ? ('login-again' as const) : undefined,
  );
  show(<NewPasswordForm formId="f" texts={memberTexts} />, {
    user: annaAsMember,
    members: { changePassword },
  });
  await page.getByLabelText('New password', { exact: true }).fill('four words of mine');
  const current = page.getByLabelText('Current password', { exact: true });
  await expect.element(current).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(current).toBeVisible();
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(page.getByText('Current password is required')).toBeVisible();
  expect(changePassword).toHaveBeenCalledOnce();
  await current.fill('lighthouse keeper');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(page.getByText(memberTexts.passwordSavedText)).toBeVisible();
  await expect.element(page.getByLabelText('New password', { exact: true })).toHaveValue('');
  expect(changePassword.mock.calls).toEqual([
    ['four words of mine', undefined],
    ['four words of mine', 'lighthouse keeper'],
  ]);
});
