import { signUpFields, type SignUpFields } from '@guildhall/api-contract/signup';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { forgetSignUp } from '../draft/forget-sign-up.ts';
import { unfinishedKey } from '../unfinished/index.ts';
import { digital } from './plans.fixture.ts';
import { field, press, show, type } from './shown-form.fixture.tsx';
import { standIn } from './stand-in.fixture.ts';

beforeEach(forgetSignUp);

const pick = (part: keyof SignUpFields, names: readonly string[]) =>
  names.map((name) => {
    const found = signUpFields[part].find((one) => one.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return name === 'country' ? { ...found, value: 'SE' } : found;
  });

const fieldLists: SignUpFields = {
  customer: pick('customer', ['email', 'first_name', 'last_name']),
  billing_address: pick('billing_address', ['line1', 'zip', 'city', 'country']),
  shipping_address: [],
};

const listNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(({ name }) => name);

/** A draft as a page stored it that still asked for more. */
function storeOlder(country: string): void {
  const stored = {
    ...{ plan: digital.id, formId: 'join', path: location.pathname, attempt: 'an-attempt-of-before' },
    values: {
      customer: { email: 'ada@post.example', first_name: 'Ada', last_name: 'Ek', company: 'Ek AB' },
      billing_address: {
        first_name: 'Ada',
        last_name: 'Ek',
        line1: 'Kajen 1',
        city: 'Lund',
        zip: '223 50',
        country,
      },
      ...{ sameAsBilling: true, taxDeduction: false, terms: true },
    },
  };
  sessionStorage.setItem(unfinishedKey, `${Date.now()} ${JSON.stringify(stored)}`);
}

describe('a form with a list of fields of its own', () => {
  it('asks for these alone, in their order, with the country at home chosen [2.5.9]', () => {
    show({ ...standIn(), plan: digital, fieldLists });
    expect(listNames()).toEqual([
      ...['customer.email', 'customer.first_name', 'customer.last_name'],
      ...['billing_address.line1', 'billing_address.zip', 'billing_address.city', 'billing_address.country'],
      'terms',
    ]);
    expect(field('billing_address', 'country').value).toBe('SE');
  });

  it('sends these alone [2.5.9]', async () => {
    const parts = standIn();
    show({ ...parts, plan: digital, fieldLists });
    await type('customer', 'email', 'ada@post.example');
    await type('customer', 'first_name', 'Ada');
    await type('customer', 'last_name', 'Ek');
    await type('billing_address', 'line1', 'Kajen 1');
    await type('billing_address', 'zip', '223 50');
    await type('billing_address', 'city', 'Lund');
    await page.getByLabelText('I accept the terms and conditions').click({ position: { x: 5, y: 5 } });
    await press();
    await expect.poll(() => parts.requests.length).toBe(1);
    expect(parts.requests[0]?.[0]).toMatchObject({
      customer: { email: 'ada@post.example', first_name: 'Ada', last_name: 'Ek' },
      billing_address: { line1: 'Kajen 1', zip: '223 50', city: 'Lund', country: 'SE' },
    });
    expect(JSON.stringify(parts.requests[0]?.[0])).not.toContain('company');
  });

  it('fills in what an earlier form of this tab stored, also another country [2.5.9]', async () => {
    storeOlder('NO');
    show({ ...standIn(), plan: digital, fieldLists });
    await expect.poll(() => field('billing_address', 'country').value).toBe('NO');
    expect(field('customer', 'first_name').value).toBe('Ada');
    expect(field('billing_address', 'zip').value).toBe('223 50');
  });

  it('leaves out a part without fields', async () => {
    show({ ...standIn(), plan: digital, fieldLists: { ...fieldLists, billing_address: [] } });
    expect(document.querySelectorAll('fieldset')).toHaveLength(1);
  });
});
