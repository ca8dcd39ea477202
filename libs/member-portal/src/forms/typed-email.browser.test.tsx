import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { MenuContent } from '../menu/MenuContent.tsx';
import { ResetPassword } from '../reset/ResetPassword.tsx';
import { connect } from '../session/connect.fixture.ts';
import { memberTexts } from '../texts/member-texts.ts';
import { Login } from './Login.tsx';
import type { ReactElement } from 'react';

function show(content: ReactElement, store = createStore()): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Provider store={store}>{content}</Provider>);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}
const email = () => page.getByLabelText('Email');

it('in the menu, the email typed at the login is in the form for a new link, and back again [4.8.20]', async () => {
  show(<MenuContent texts={memberTexts} profileUrl="/profile" />);
  await email().fill('anna@example.org');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect.element(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  await expect.element(email()).toHaveValue('anna@example.org');
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  await expect.element(email()).toHaveValue('anna@example.org');
});

it('on their pages, it is carried over once, in this tab and in no URL [4.8.20]', async () => {
  show(<Login />);
  await email().fill('anna@example.org');
  const link = page.getByRole('link', { name: 'Forgot your password?' });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await link.click();
  expect(link.element().getAttribute('href')).toBe('/reset-password');
  document.body.replaceChildren();
  show(<ResetPassword />, connect({ address: '/reset-password' }).store);
  await expect.element(email()).toHaveValue('anna@example.org');
  expect(JSON.stringify(sessionStorage)).not.toContain('anna');
});

it('a pasted address logs in without what nobody sees in it, and a password as it is', async () => {
  const { store, identity } = connect({ address: '/login' });
  show(<Login />, store);
  const password = page.getByLabelText('Password', { exact: true });
  await email().fill('anna@\u200bexample.org\ufeff');
  await password.fill('lighthouse keeper ');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(password).toBeInvalid();
  await password.fill('lighthouse keeper');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => identity.log).toContain('log in anna@example.org');
});

it('is forgotten on any other page [4.8.20]', async () => {
  sessionStorage.setItem('guildhall-typed-email', 'anna@example.org');
  connect({ address: '/news' });
  expect(sessionStorage.length).toBe(0);
});
