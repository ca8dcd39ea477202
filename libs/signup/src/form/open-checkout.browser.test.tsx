import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { field, fill, focused, press, show } from './shown-form.fixture.tsx';
import { standIn, type StandIn } from './stand-in.fixture.ts';

beforeEach(forgetSignUp);

const text = () => document.querySelector('main')?.textContent ?? '';

describe('an open checkout', () => {
  const openedBy = async (api: StandIn) => {
    show(api);
    await fill();
    await press();
    await expect.poll(() => api.callbacks()).toBeDefined();
  };

  it('returns the focus to the button when it is closed', async () => {
    const api = standIn({ status: ['open'] });
    await openedBy(api);
    api.callbacks()?.closed();
    await expect.poll(focused).toBe('Subscribe');
  });

  it('is announced when it is in another window, and can be moved here without losing the input [4.7.13]', async () => {
    const api = standIn({ inWindow: true, status: ['open'] });
    await openedBy(api);
    await expect.poll(focused).toContain('The checkout is open in another window');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => api.left).toHaveLength(1);
    expect(api.requests.map(([{ layout }]) => layout)).toEqual(['in_app', 'full_page']);
    expect(api.requests[1]?.[1], 'the same attempt').toBe(api.requests[0]?.[1]);
    expect(text()).toContain('Taking you to the checkout');
  });

  it('can be closed from here when it is in another window; the status is checked and the form returns [4.7.13] [4.7.5]', async () => {
    const api = standIn({ inWindow: true, status: ['open'] });
    await openedBy(api);
    await page.getByRole('button', { name: 'Close the checkout' }).click();
    await expect.poll(text).toContain('You have not been charged');
    expect(api.countStatusCalls()).toBe(1);
    expect(field('billing_address', 'line1').value).toBe('Torvet 1');
  });
});
