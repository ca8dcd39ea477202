import { chargebee } from '@guildhall/billing-chargebee';
import { invoice } from '@guildhall/billing-invoice';
import { defineOrganisation, type SignUpFacts } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { checkSignUpFields } from './sign-up-fields.ts';

const createOrganisation = (signUp?: SignUpFacts) =>
  defineOrganisation({
    ...{ language: 'sv', currency: 'SEK', vatHome: 'SE', plans: { friend: { shipping: false } } },
    ...(signUp && { signUp }),
  });

it('a form that asks for what its billing supplier requires is accepted', () => {
  for (const supplier of [chargebee(), invoice()])
    expect(() => checkSignUpFields(createOrganisation(), [supplier])).not.toThrow();
  const short = createOrganisation({ fields: { billing_address: [] } });
  expect(() => checkSignUpFields(short, [invoice()])).not.toThrow();
});

it('a form without a field that its billing supplier requires is refused, and named', () => {
  const fields = { billing_address: ['line1', 'city', 'country', 'zip?'] } as const;
  expect(() => checkSignUpFields(createOrganisation({ fields }), [chargebee()])).toThrow(
    '@guildhall/billing-chargebee requires billing_address.zip of everyone who signs up: list this in signUp.fields of the organisation, without ?',
  );
});
