import type { JoinStatus } from '@guildhall/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { fill, press, show } from './shown-form.fixture.tsx';
import { standIn } from './stand-in.fixture.ts';

beforeEach(forgetSignUp);

const text = () => document.querySelector('main')?.textContent ?? '';

describe('a return URL that reports a paid checkout', () => {
  /** Opens it in a tab without a stored sign-up, as on another device, or from a shared link. */
  const arrive = async (status: JoinStatus | undefined) => {
    history.replaceState(null, '', '?join=returned&id=hp_1&state=succeeded');
    const api = standIn({ status: [status] });
    show(api);
    await expect.poll(api.countStatusCalls).toBeGreaterThan(0);
    return api;
  };
  const form = () => document.querySelector('form');

  it.each(['none', 'open', 'expired'] as const)(
    'shows only the form in a browser that has not paid: %s [4.7.14]',
    async (status) => {
      const api = await arrive(status);
      await fill();
      expect(document.querySelector('[role=status]')?.textContent).toBe('');
      expect(text()).not.toMatch(/your payment|an email|been charged|cannot confirm/i);
      expect(location.search).toBe('');
      await press();
      await expect.poll(() => api.requests).toHaveLength(1);
    },
  );

  it('shows a membership that the api confirms for this browser [4.7.14] [4.7.4]', async () => {
    await arrive('member');
    await expect.poll(text).toContain('Your membership is now active');
    expect(form()).toBeNull();
  });

  it('shows no form while the api cannot report the status [4.7.14] [4.7.5]', async () => {
    await arrive(undefined);
    await expect.poll(text).toContain('Please do not pay again');
    expect(form()?.checkVisibility()).toBe(false);
    await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  });
});
