import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { field, fill, focused, press, show, type } from './shown-form.fixture.tsx';
import { refused, standIn } from './stand-in.fixture.ts';

beforeEach(forgetSignUp);

const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('a visitor who is already a member', () => {
  it('is sent to the login by the error summary, and keeps the input [8.7.1]', async () => {
    show({ ...standIn({ page: refused('user_exists') }), loginUrl: '/login' });
    await fill();
    await press();
    await expect.element(link('Log in')).toHaveAttribute('href', '/login');
    expect(field('billing_address', 'line1').value).toBe('Torvet 1');
  });

  it('gets no login link for other errors, or on a site without a login [8.7.1]', async () => {
    show({ ...standIn({ page: refused('user_exists') }) });
    await fill();
    await press();
    await expect.poll(focused).toContain('Log in instead');
    expect(link('Log in').elements()).toEqual([]);
    show({ ...standIn(), formId: 'second', loginUrl: '/login' });
    await page.getByRole('button', { name: 'Subscribe' }).last().click();
    await expect.poll(focused).toContain('Email is required');
    expect(link('Log in').elements()).toEqual([]);
  });

  it('sees a note when logged in, with a link to the profile, and the email field is filled in [2.5.6]', async () => {
    show({ ...standIn(), account: { email: 'anna@post.example', url: '/profile' } });
    await expect.element(page.getByText(/You are logged in as anna@post\.example/)).toBeVisible();
    await expect.element(link('Your profile')).toHaveAttribute('href', '/profile');
    await expect.poll(() => field('customer', 'email').value).toBe('anna@post.example');
  });

  it('keeps a different email address that was typed before [2.5.6]', async () => {
    const end = show(standIn());
    await type('customer', 'email', 'office@post.example');
    end();
    show({ ...standIn(), account: { email: 'anna@post.example', url: '/profile' } });
    await expect.poll(() => field('customer', 'email').value).toBe('office@post.example');
  });
});
