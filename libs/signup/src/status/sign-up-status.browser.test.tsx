import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { field, fill, press, show, type Given } from '../form/shown-form.fixture.tsx';
import { standIn, type StandIn } from '../form/stand-in.fixture.ts';

beforeEach(forgetSignUp);

const text = () => document.querySelector('main')?.textContent ?? '';

const openedBy = async (api: StandIn, given: Given = {}) => {
  show({ ...api, ...given });
  await fill();
  await press();
  await expect.poll(() => api.callbacks()).toBeDefined();
};

describe('a checkout', () => {
  it('reports that it may have been paid, and keeps the input [4.7.5]', async () => {
    const api = standIn({ status: ['none'] });
    await openedBy(api);
    api.callbacks()?.closed();
    await expect.poll(text).toContain('We cannot confirm whether you have paid');
    expect(text()).not.toContain('You have not been charged');
    expect(field('customer', 'email').value).toBe('anna@post.example');
  });

  it('states which email was sent after a payment, as soon as the api knows [4.7.4] [4.7.6]', async () => {
    const track = vi.fn();
    const pending = { status: 'member', mail: 'pending' } as const;
    const api = standIn({
      then: 'closed',
      status: [pending, pending, { status: 'member', mail: 'welcome' }],
    });
    await openedBy(api, { track });
    await expect.poll(text).toContain('We are setting up your login');
    expect(text()).not.toContain('We have sent');
    await expect.poll(text, { timeout: 5_000 }).toContain('an email that says how to log in');
    expect(track).toHaveBeenCalledOnce();
  });

  it('promises no email after a payment if none is sent [4.7.4]', async () => {
    const api = standIn({ then: 'closed', status: ['member'] });
    await openedBy(api);
    await expect.poll(text).toContain('Your membership is now active');
    expect(text()).not.toMatch(/email|login/);
  });
});

it('a status that takes the focus is said by it alone, and the next ones by the live region [4.7.4]', async () => {
  const whenFocused: (string | null)[] = [];
  const listen = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('[role=status]'))
      whenFocused.push(target.getAttribute('aria-live'));
  };
  document.addEventListener('focusin', listen);
  onTestFinished(() => document.removeEventListener('focusin', listen));
  await openedBy(standIn({ then: 'closed', status: ['member'] }));
  await expect.poll(text).toContain('Your membership is now active');
  expect(whenFocused).toEqual(['off']);
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  expect(document.activeElement?.hasAttribute('aria-live')).toBe(false);
});
