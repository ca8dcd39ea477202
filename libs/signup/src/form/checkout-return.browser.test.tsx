import type { JoinStatus } from '@guildhall/api-contract/signup';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { unfinishedKey, unfinishedMs } from '../unfinished/index.ts';
import { donation } from './plans.fixture.ts';
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

describe('a payment after the draft has expired', () => {
  const event = { event: 'individualMembership', plan_label: 'Individual membership' };

  it('is tracked once when the checkout over the page reports it [4.7.6]', async () => {
    const track = vi.fn();
    const api = standIn({ status: ['open', 'member'] });
    show({ ...api, track });
    await fill();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await press();
    await expect.poll(api.callbacks).toBeDefined();
    vi.advanceTimersByTime(unfinishedMs);
    vi.useRealTimers();
    expect(sessionStorage.getItem(unfinishedKey)).toBeNull();
    api.callbacks()?.succeeded();
    await expect.poll(text, { timeout: 5_000 }).toContain('Your membership is now active');
    expect(track.mock.calls).toEqual([[event]]);
  });

  it('is tracked once when the checkout’s own page returns, with the label of its plan [4.7.6]', async () => {
    const track = vi.fn();
    const end = show({ ...standIn({ ready: false }), track });
    await fill();
    await press();
    await expect.poll(text).toContain('Taking you to the checkout');
    end();
    const [, draft] = /^\d+( .*)$/.exec(sessionStorage.getItem(unfinishedKey) ?? '') ?? [];
    sessionStorage.setItem(unfinishedKey, `${Date.now() - unfinishedMs}${draft}`);
    const url = '?join=returned&id=hp_1&state=succeeded';
    history.replaceState(null, '', url);
    // The first form of the page shows the result, whichever was sent.
    const endReturned = show({ ...standIn({ status: ['member'] }), track, plan: donation });
    await expect.poll(text).toContain('Your membership is now active');
    expect(track.mock.calls).toEqual([[event]]);
    endReturned();
    history.replaceState(null, '', url);
    show({ ...standIn({ status: ['member'] }), track });
    await expect.poll(text).toContain('Your membership is now active');
    expect(track).toHaveBeenCalledOnce();
  });
});
