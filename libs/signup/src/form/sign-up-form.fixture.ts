import type { SignUpFormProps } from './sign-up-form-props.ts';
import { paper } from './plans.fixture.ts';
import { completeValues, type FormValues } from './form-values.ts';

/** A form that is valid for every plan. */
export const anna: FormValues = completeValues({
  customer: { email: 'anna@post.example', first_name: 'Anna', last_name: 'Lund' },
  billing_address: {
    first_name: 'Anna',
    last_name: 'Lund',
    email: 'anna@post.example',
    line1: 'Torvet 1',
    city: 'Aarhus',
    zip: '8000',
    country: 'DK',
  },
  terms: true,
});

export const joinProps: SignUpFormProps = {
  formId: 'join',
  plan: paper,
  planLabel: 'Individual membership',
  price: 'DKK 450 a year',
  approx: 'approx. €61 / £51 / $62',
  conditions: [
    'Your membership renews every year, and we charge you again each time, until you cancel.',
    'You can withdraw within 14 days of signing up.',
  ],
  links: [
    { title: 'Terms and conditions', url: '/terms' },
    { title: 'Privacy policy', url: '/privacy' },
  ],
  checkout: {
    scriptUrl: 'https://billing.example/v2/script.js',
    siteOrigin: 'https://house.billing.example',
    testSiteOrigin: 'https://house-test.billing.example',
  },
};
