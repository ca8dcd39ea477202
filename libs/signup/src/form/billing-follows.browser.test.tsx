import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { field, fill, press, show, type } from './shown-form.fixture.tsx';
import { standIn } from './stand-in.fixture.ts';

beforeEach(forgetSignUp);

const billing = () =>
  (['first_name', 'last_name', 'email'] as const).map((name) => field('billing_address', name).value);

describe('name and email address of the bill', () => {
  it("follow the member's, even after a typo there is corrected [2.5.5]", async () => {
    show(standIn());
    await type('customer', 'email', 'anna@gmial.example');
    await type('customer', 'first_name', 'Ana');
    await type('customer', 'last_name', 'Lund');
    expect(billing()).toEqual(['Ana', 'Lund', 'anna@gmial.example']);
    await type('customer', 'email', 'anna@gmail.example');
    await userEvent.type(field('customer', 'first_name'), '{Backspace}na');
    expect(billing()).toEqual(['Anna', 'Lund', 'anna@gmail.example']);
  });

  it('each stay as the visitor has edited them [2.5.5]', async () => {
    show(standIn());
    await type('billing_address', 'last_name', 'Holm');
    await type('customer', 'email', 'anna@post.example');
    await type('customer', 'last_name', 'Lund');
    await type('billing_address', 'email', 'office@post.example');
    await type('customer', 'email', 'anna.lund@post.example');
    await type('customer', 'first_name', 'Anna');
    expect(billing()).toEqual(['Anna', 'Holm', 'office@post.example']);
  });

  it("stay as edited, even if they were once the same as the member's [2.5.5]", async () => {
    show(standIn());
    await type('billing_address', 'email', 'anna@post.example');
    await type('customer', 'email', 'anna@post.example');
    await type('customer', 'email', 'anna@post.example.dk');
    expect(billing()[2]).toBe('anna@post.example');
  });

  it('keep following, or stay edited, after a reload of the tab [2.5.5]', async () => {
    const end = show(standIn());
    await type('customer', 'email', 'anna@gmial.example');
    await type('customer', 'first_name', 'Anna');
    await userEvent.type(field('billing_address', 'first_name'), '{Backspace}a');
    end();
    show(standIn());
    await expect.poll(billing).toEqual(['Anna', '', 'anna@gmial.example']);
    await type('customer', 'email', 'anna@gmail.example');
    await type('customer', 'first_name', 'Anna Marie');
    expect(billing()).toEqual(['Anna', '', 'anna@gmail.example']);
  });

  it('follow the member’s after autofill, as long as they are the same [2.5.5]', async () => {
    show(standIn());
    const fillByItself = (part: string, name: string, value: string) => {
      const element = field(part, name);
      vi.spyOn(element, 'matches').mockImplementation((selector: string) => selector === ':autofill');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    };
    fillByItself('customer', 'email', 'anna@old.example');
    fillByItself('customer', 'first_name', 'Anna');
    fillByItself('billing_address', 'first_name', 'Bo');
    fillByItself('billing_address', 'email', 'anna@old.example');
    await type('customer', 'email', 'anna@new.example');
    await type('customer', 'first_name', 'Anne');
    expect(billing()).toEqual(['Bo', '', 'anna@new.example']);
  });

  it('follow values typed before hydration [2.5.5]', async () => {
    const api = standIn();
    show({ ...api, account: { email: 'anna@post.example', url: '/profile' } });
    await expect.poll(() => billing()[2]).toBe('anna@post.example');
    await fill();
    await press();
    await expect.poll(() => api.requests[0]?.[0].billing_address).toMatchObject({ first_name: 'Anna' });
  });

  it.each([
    ['customer', { account: { email: 'anna@post.example', url: '/profile' } }],
    ['billing_address', {}],
  ])(
    'are replaced by what a visitor types who is in the field of %s when it is filled in [2.5.5]',
    async (part, given) => {
      show({ ...standIn(), ...given });
      // As typed before hydration: the form copies it in the next microtask.
      if (part === 'billing_address') field('customer', 'email').value = 'anna@post.example';
      field(part, 'email').focus();
      await expect.poll(() => field(part, 'email').value).toBe('anna@post.example');
      await userEvent.keyboard('office@post.example');
      expect(field(part, 'email').value).toBe('office@post.example');
    },
  );

  it('lose their errors when the member’s are corrected [2.5.5]', async () => {
    show(standIn());
    await press();
    const name = field('billing_address', 'first_name');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await type('customer', 'first_name', 'Anna');
    await expect.poll(() => name.hasAttribute('aria-invalid')).toBe(false);
  });
});
