import {
  createCcuRequestSchema,
  findSignUpProblems,
  type SignUpFieldPath,
} from '@guildhall/api-contract/signup';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { signUpTexts } from '../texts/sign-up-texts.ts';
import { completeValues, emptyForm, type FormValues } from './form-values.ts';
import { toMessages, toErrorMessages } from './sign-up-messages.ts';
import { toSignUpRequest } from './sign-up-request.ts';
import { digital, donation, friend, paper, plans } from './plans.fixture.ts';
import { anna } from './sign-up-form.fixture.ts';
import { toTrackingEvent } from '../tracking/tracking.ts';

const context = { testsite: false, path: '/membership' };
const ccuRequestSchema = createCcuRequestSchema(plans);

describe('a request of the form', () => {
  it('has the billing address as the shipping address if that box is ticked [5.2.5]', () => {
    const sent = toSignUpRequest(paper, anna, context);
    expect(sent.shipping_address).toEqual(sent.billing_address);
    const elsewhere = {
      ...anna,
      sameAsBilling: false,
      shipping_address: { ...anna.billing_address, city: ' Ribe ' },
    };
    expect(toSignUpRequest(paper, elsewhere, context).shipping_address?.city).toBe('Ribe');
  });

  it('has a pasted address without what nobody sees in it', () => {
    const email = 'anna@\u200bpost.example\ufeff';
    const pasted = { ...anna, customer: { ...anna.customer, email } };
    expect(findSignUpProblems(paper, pasted)).toEqual([]);
    expect(toSignUpRequest(paper, pasted, context).customer.email).toBe('anna@post.example');
    const typed = { ...toSignUpRequest(paper, anna, context), customer: pasted.customer };
    expect(v.parse(ccuRequestSchema, typed)).toMatchObject({ customer: { email: 'anna@post.example' } });
  });

  it('has no shipping address for the digital membership [5.2.8]', () => {
    expect(toSignUpRequest(digital, anna, context)).not.toHaveProperty('shipping_address');
  });

  it('has the tax number only if the plan has one and the box is ticked [5.2.7]', () => {
    const ticked = { ...anna, taxDeduction: true, taxDeductionCPR: ' 0102031234 ' };
    expect(toSignUpRequest(donation, ticked, context).tax_deduction_cpr).toBe('0102031234');
    for (const [plan, values] of [
      [donation, { ...ticked, taxDeduction: false }],
      [paper, ticked],
      [digital, ticked],
    ] as const)
      expect(toSignUpRequest(plan, values, context)).not.toHaveProperty('tax_deduction_cpr');
  });

  it('states if it is for the test site, and the return path of the checkout [4.7.10]', () => {
    expect(toSignUpRequest(donation, anna, { testsite: true, path: '/a b/æ' })).toMatchObject({
      testsite: true,
      return_path: '/a%20b/%C3%A6',
    });
    expect(toSignUpRequest(donation, anna, context)).not.toHaveProperty('testsite');
    expect(toSignUpRequest(donation, anna, { ...context, path: `/${'a'.repeat(200)}` })).not.toHaveProperty(
      'return_path',
    );
  });

  it('is accepted by the api exactly when the form finds no error [5.2.1]', () => {
    const word = fc.oneof(
      fc.constantFrom('', ' ', 'Anna', 'x'.repeat(160), 'anna@post.example', 'DK', 'US', 'ZZ'),
    );
    const part = (names: object) =>
      fc.record(Object.fromEntries(Object.keys(names).map((name) => [name, word])));
    const values = fc.record({
      customer: part(emptyForm.customer),
      billing_address: part(emptyForm.billing_address),
      shipping_address: part(emptyForm.shipping_address),
      sameAsBilling: fc.boolean(),
      taxDeduction: fc.boolean(),
      taxDeductionCPR: fc.constantFrom('', '123', '0102031234'),
      terms: fc.constant(true),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...plans),
        values,
        fc.float({ min: 0, max: 1, noNaN: true }),
        (plan, wild, mix) => {
          const filled = mix < 0.6 ? mostly(anna, wild as FormValues, mix) : (wild as FormValues);
          const right = findSignUpProblems(plan, filled).length === 0;
          const sent = toSignUpRequest(plan, filled, context);
          expect(v.is(ccuRequestSchema, sent)).toBe(right);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

/** Returns a valid form with one part of an invalid one. */
function mostly(right: FormValues, wild: FormValues, mix: number): FormValues {
  if (mix < 0.2)
    return { ...right, taxDeduction: wild.taxDeduction, taxDeductionCPR: wild.taxDeductionCPR ?? '' };
  if (mix < 0.4)
    return { ...right, sameAsBilling: wild.sameAsBilling, shipping_address: wild.shipping_address };
  return {
    ...right,
    billing_address: { ...right.billing_address, country: wild.billing_address.country ?? '' },
  };
}

describe('messages of a form', () => {
  it('begin with the label of the field, and in the summary with its part [5.2.11]', () => {
    const values = completeValues({});
    const messages = toMessages(findSignUpProblems(paper, values), values, signUpTexts);
    expect(messages.map(({ message }) => message)).toContain('City is required');
    expect(messages.map(({ inSummary }) => inSummary)).toContain('Billing address: City is required');
    expect(messages.at(-1)).toEqual({
      path: 'terms',
      message: 'Accept the terms and conditions to continue',
      inSummary: 'Accept the terms and conditions to continue',
    });
  });

  it('say at the tax number that it must have ten characters [5.2.3] [5.2.11]', () => {
    for (const taxDeductionCPR of ['', '010203123', '01020312345']) {
      const values = { ...anna, taxDeduction: true, taxDeductionCPR };
      expect(toMessages(findSignUpProblems(donation, values), values, signUpTexts)).toMatchObject([
        { path: 'taxDeductionCPR', message: 'Enter a CPR number with exactly 10 characters' },
      ]);
    }
  });

  it('state how many characters are too many [5.2.6]', () => {
    const values = { ...anna, customer: { ...anna.customer, company: 'x'.repeat(253) } };
    const [message] = toMessages(findSignUpProblems(paper, values), values, signUpTexts);
    expect(message?.message).toBe('Company must be 3 characters shorter');
    const byOne = { ...anna, customer: { ...anna.customer, company: 'x'.repeat(251) } };
    const [one] = toMessages(findSignUpProblems(paper, byOne), byOne, signUpTexts);
    expect(one?.message).toBe('Company must be 1 character shorter');
  });

  it('are at the field that the api refuses [8.7.1]', () => {
    expect(toErrorMessages('user_exists', undefined, signUpTexts, true)[0]).toMatchObject({
      path: 'customer.email',
      message: 'There is already a member with this email address. Log in instead.',
    });
    const listPaths = (refused: SignUpFieldPath | undefined, hasShippingPart: boolean) =>
      toErrorMessages('invalid_zip_code', refused, signUpTexts, hasShippingPart).map(({ path }) => path);
    expect(listPaths('shipping_address.zip', true)).toEqual(['shipping_address.zip']);
    expect(listPaths('shipping_address.zip', false)).toEqual(['billing_address.zip']);
    expect(listPaths(undefined, true)).toEqual(['billing_address.zip', 'shipping_address.zip']);
    expect(listPaths(undefined, false)).toEqual(['billing_address.zip']);
    expect(toErrorMessages('technical_error', undefined, signUpTexts, true)).toEqual([]);
  });
});

it.each([
  [paper, 'individualMembership'],
  [donation, 'individualMembership+Donation'],
  [digital, 'subscriptions'],
  [friend, 'friend'],
] as const)('$0.id is tracked as $1, with the label of its plan [4.7.6] [9.6.1]', (plan, event) => {
  expect(toTrackingEvent(plan, 'A label')).toEqual({ event, plan_label: 'A label' });
  expect(toTrackingEvent(plan)).toEqual({ event, plan_label: plan.id });
});
