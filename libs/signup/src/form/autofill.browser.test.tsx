import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { donation } from './plans.fixture.ts';
import { field, show } from './shown-form.fixture.tsx';
import { standIn } from './stand-in.fixture.ts';

it('the fields have autofill hints for browsers and the right keyboard for phones [2.5.3]', async () => {
  show({ ...standIn(), plan: donation });
  await page.getByLabelText('Report my donation for tax deduction').click({ position: { x: 5, y: 5 } });
  await page.getByLabelText('Ship to my billing address').click({ position: { x: 5, y: 5 } });
  const hints = [
    ...document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox]), select'),
  ].map(({ autocomplete }) => autocomplete);
  const person = ['given-name', 'family-name', 'organization'];
  const postal = [
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
    'country',
  ];
  const billing = ['given-name', 'family-name', 'email', ...postal].map((hint) => `billing ${hint}`);
  expect(hints).toEqual(
    expect.arrayContaining([
      'email',
      ...person,
      ...billing,
      ...billing.map((hint) => hint.replace('billing', 'shipping')),
    ]),
  );
  // No browser stores a tax number.
  expect(hints.filter((hint) => hint === 'off')).toHaveLength(1);
  expect(hints).toHaveLength(4 + 2 * billing.length + 1);
  for (const part of ['customer', 'billing_address', 'shipping_address'])
    expect([field(part, 'email').type, field(part, 'email').inputMode]).toEqual(['email', 'email']);
  expect(document.querySelector<HTMLInputElement>('[name=taxDeductionCPR]')?.inputMode).toBe('numeric');
});
