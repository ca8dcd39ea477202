import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { digital, donation } from './plans.fixture.ts';
import { field, fill, focused, press, show } from './shown-form.fixture.tsx';
import { standIn } from './stand-in.fixture.ts';

beforeEach(forgetSignUp);

describe('the parts of the form', () => {
  const names = () => [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);

  it('are in order, with the fields that the plan needs [2.5.1] [5.2.7] [5.2.8]', async () => {
    show({ ...standIn(), plan: donation });
    expect(names()).toEqual(['Your details', 'Billing address']);
    await page.getByLabelText('Ship to my billing address').click({ position: { x: 5, y: 5 } });
    expect(names()).toEqual(['Your details', 'Billing address', 'Shipping address']);
    const order = [...document.querySelectorAll('legend, input[type=checkbox], button')].map(
      (one) => one.getAttribute('name') ?? one.textContent,
    );
    expect(order).toEqual([
      'Your details',
      'taxDeduction',
      'Billing address',
      'sameAsBilling',
      'Shipping address',
      'terms',
      'Subscribe',
    ]);
  });

  it('are fewer for the digital membership, which also accepts the United States [5.2.8] [5.2.10]', () => {
    show({ ...standIn(), plan: digital });
    expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(1);
    expect(field('billing_address', 'country').querySelector('option[value=US]')).not.toBeNull();
  });

  it('have no tax deduction and no United States for the individual membership [5.2.7] [5.2.10]', async () => {
    show(standIn());
    await page.getByLabelText('Ship to my billing address').click({ position: { x: 5, y: 5 } });
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(boxes.map(({ name }) => name)).toEqual(['sameAsBilling', 'terms']);
    for (const part of ['billing_address', 'shipping_address']) {
      const codes = [...field(part, 'country').querySelectorAll('option')].map(({ value }) => value);
      expect(codes).toContain('DK');
      expect(codes).not.toContain('US');
    }
  });

  it('state the price above the button, with the terms as links [2.5.2] [9.2.8]', () => {
    show(standIn());
    const { textContent } = document.querySelector('form') as HTMLFormElement;
    const order = [
      'DKK 450 a year',
      'approx. €61 / £51 / $62',
      'until you cancel',
      'Terms and conditions',
      'Subscribe',
    ];
    const places = order.map((words) => textContent?.indexOf(words) ?? -1);
    expect(places.every((one, index) => one > (places[index - 1] ?? 0))).toBe(true);
    expect(document.querySelector('a[href="/privacy"]')?.getAttribute('target')).toBe('_blank');
  });
});

it('keeps pasted text that is too long, and says at its field by how much [5.2.6]', async () => {
  show(standIn());
  await fill();
  const city = field('billing_address', 'city');
  city.focus();
  city.select();
  document.execCommand('insertText', false, 'a'.repeat(60));
  await press();
  await expect.poll(focused).toContain('Billing address: City must be 10 characters shorter');
  await expect.element(city).toHaveAccessibleDescription('City must be 10 characters shorter');
  expect(city.value).toHaveLength(60);
});
