import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import type { CcuOutcome } from '../flow/sign-up-calls.ts';
import { field, fill, focused, press, show } from './shown-form.fixture.tsx';
import { aPage, refused, standIn } from './stand-in.fixture.ts';

beforeEach(forgetSignUp);

const text = () => document.querySelector('main')?.textContent ?? '';
const status = () => document.querySelector('[role=status]')?.textContent ?? '';

describe('a start that failed', () => {
  it.each(['not_now', 'too_often', 'technical_error'] as const)(
    'with %s: back on the page, the form says that the details are kept and nothing was paid, and takes no focus [4.7.18]',
    async (why) => {
      const end = show(standIn({ page: refused(why), status: ['none'] }));
      await fill();
      await press();
      await expect.poll(text).toMatch(/You cannot sign up|Too many attempts|A technical error/);
      expect(text()).not.toMatch(/your payment|have paid|pay again/i);
      end();
      const again = standIn({ status: [undefined] });
      show(again);
      await expect.poll(status).toBe('Your details are still here. Nothing was paid.');
      expect(field('billing_address', 'city').value).toBe('Aarhus');
      expect(document.activeElement).toBe(document.body);
      expect(text()).not.toMatch(/your payment|have paid|pay again/i);
      expect(again.countStatusCalls(), 'nothing was paid, so nothing is checked').toBe(0);
      await page.getByLabelText('I accept the terms and conditions').click({ position: { x: 5, y: 5 } });
    },
  );

  it('speaks of no payment after a return either if the page was left before the api had answered [4.7.18]', async () => {
    const end = show(standIn({ page: new Promise<CcuOutcome>(() => {}) }));
    await fill();
    await press();
    end();
    show(standIn({ status: [undefined] }));
    await expect.poll(status).toBe('Your details are still here. Nothing was paid.');
    expect(document.activeElement).toBe(document.body);
  });

  it('is said again each time it fails again [4.7.18]', async () => {
    show(standIn({ page: refused('not_now') }));
    await fill();
    const said: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if ((target as Element).role === 'alert')
          for (const node of addedNodes) said.push(node.textContent ?? '');
    });
    watch.observe(document.body, { subtree: true, childList: true });
    onTestFinished(() => watch.disconnect());
    await press();
    await expect.poll(() => said.length).toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => said.length).toBe(2);
    expect(said[1]).toContain('You cannot sign up right now');
  });
});

it('a checkout that may have been paid is checked on a return, without taking the focus [4.7.5]', async () => {
  const end = show(standIn());
  await fill();
  await press();
  await expect.poll(() => document.querySelector('[data-at=open]')).not.toBeNull();
  end();
  show(standIn({ status: ['open'] }));
  await expect.poll(text).toContain('You have not been charged');
  expect(document.activeElement).toBe(document.body);
});

it('says that the checkout is opening once that takes a second, and not before [4.7.1]', async () => {
  const response = Promise.withResolvers<CcuOutcome>();
  show(standIn({ page: response.promise }));
  await fill();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await press();
  await expect.poll(() => document.querySelector('[data-at=requesting]')).not.toBeNull();
  vi.advanceTimersByTime(999);
  expect(status()).toBe('');
  vi.advanceTimersByTime(1);
  await expect.poll(status).toBe('Opening the checkout…');
  expect(focused(), 'the focus stays on the button').toBe('One moment…');
  response.resolve(aPage);
  await expect.poll(() => document.querySelector('[data-at=open]')).not.toBeNull();
  expect(status()).toBe('');
});
