import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes, isCountryFor } from './country-codes.ts';
import { listCountries, signUpCountries } from './sign-up-countries.ts';
import { signUpFields, signUpLimits, signUpPartNames, type SignUpPart } from './sign-up-fields.ts';
import { digital, donation, friend, paper, plans } from './plans.fixture.ts';
import {
  findFieldProblem,
  isCpr,
  listRequiredPartNames,
  findSignUpProblems,
  type SignUpValues,
} from './sign-up-rules.ts';

const address = {
  first_name: 'Anna',
  last_name: 'Lund',
  line1: 'Torvet 1',
  city: 'Aarhus',
  zip: '8000',
  country: 'DK',
};
const filled: SignUpValues = {
  customer: { email: 'anna@post.example', first_name: 'Anna', last_name: 'Lund' },
  billing_address: { ...address, email: 'anna@post.example' },
  shipping_address: address,
  sameAsBilling: false,
  taxDeduction: false,
  terms: true,
};
const without = (part: SignUpPart, name: string, value: string | undefined): SignUpValues => ({
  ...filled,
  [part]: { ...filled[part], [name]: value },
});
const every = signUpPartNames.flatMap((part) => signUpFields[part].map((field) => ({ part, ...field })));
const blank = fc.constantFrom(undefined, '', ' ', '\t \n', '\u00a0');

describe('required fields', () => {
  it('are those that the rules list, and no others [5.2.1]', () => {
    const required = every.filter((field) => field.required).map(({ part, name }) => `${part}.${name}`);
    expect(required).toEqual([
      'customer.email',
      'customer.first_name',
      'customer.last_name',
      ...['first_name', 'last_name', 'email', 'line1', 'city', 'zip', 'country'].map(
        (name) => `billing_address.${name}`,
      ),
      ...['first_name', 'last_name', 'line1', 'city', 'zip', 'country'].map(
        (name) => `shipping_address.${name}`,
      ),
    ]);
  });

  it.each(every)(
    '$part.$name: is invalid when blank exactly if it is required [5.2.1]',
    ({ part, name, required }) => {
      fc.assert(
        fc.property(blank, (value) => {
          const problems = findSignUpProblems(paper, without(part, name, value));
          expect(problems).toEqual(required ? [{ part, name, problem: 'required' }] : []);
        }),
      );
    },
  );

  it.each(every)(
    '$part.$name: is valid up to the vendor’s length, and not beyond [5.2.6]',
    ({ part, name, type }) => {
      const limit = signUpLimits[name];
      if (type === 'country') return;
      const text = (length: number) =>
        type === 'email' ? `${'a'.repeat(length - '@post.example'.length)}@post.example` : 'x'.repeat(length);
      fc.assert(
        fc.property(fc.integer({ min: 20, max: limit }), (length) => {
          expect(findSignUpProblems(paper, without(part, name, text(Math.min(length, limit))))).toEqual([]);
        }),
      );
      expect(findSignUpProblems(paper, without(part, name, text(limit + 1)))).toEqual([
        { part, name, problem: 'tooLong' },
      ]);
    },
  );
});

describe('an email field', () => {
  const fields = every.filter(({ type }) => type === 'email');

  it.each(fields)('$part.email: is invalid with anything but an email address [5.2.2]', ({ part, name }) => {
    for (const value of [
      'anna',
      'anna@post',
      '@post.example',
      'anna@post.e',
      'anna @post.example',
      'anna@[1.2.3]',
      '"anna lund"@post.example',
      // Many relays cannot send there: the member would have paid, and get no login.
      'jørgen@firma.dk',
    ])
      expect(findSignUpProblems(paper, without(part, name, value))).toEqual([
        { part, name, problem: 'notValid' },
      ]);
    for (const value of [
      'anna@post.example',
      ' anna@post.example ',
      'a.b@c.dk',
      'anna@[10.0.0.1]',
      'anna@blåbær.dk',
    ])
      expect(findSignUpProblems(paper, without(part, name, value))).toEqual([]);
  });
});

describe('a tax number', () => {
  it('has exactly ten characters, and may begin with 0 [5.2.3]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-'), maxLength: 20 }), (number) => {
        expect(isCpr(number)).toBe(number.length === 10);
      }),
    );
    expect(isCpr(' 0102031234 ')).toBe(true);
  });

  it('counts only with the donation, when the box is ticked [5.2.3] [5.2.7]', () => {
    const ticked = { ...filled, taxDeduction: true, taxDeductionCPR: '123' };
    expect(findSignUpProblems(donation, ticked)).toEqual([
      { part: 'taxDeductionCPR', problem: 'invalidCpr' },
    ]);
    expect(findSignUpProblems(donation, { ...ticked, taxDeductionCPR: '0102031234' })).toEqual([]);
    expect(findSignUpProblems(donation, { ...ticked, taxDeduction: false })).toEqual([]);
    expect(findSignUpProblems(paper, ticked)).toEqual([]);
    expect(findSignUpProblems(digital, ticked)).toEqual([]);
  });
});

it('the terms must be accepted [5.2.4]', () => {
  expect(findSignUpProblems(paper, { ...filled, terms: false })).toEqual([
    { part: 'terms', problem: 'termsRequired' },
  ]);
});

describe('the shipping address', () => {
  const none = { ...filled, shipping_address: {} };

  it('is required only if it differs from the billing address [5.2.5]', () => {
    expect(findSignUpProblems(paper, none)).toHaveLength(6);
    expect(findSignUpProblems(paper, { ...none, sameAsBilling: true })).toEqual([]);
    expect(listRequiredPartNames(donation, true)).not.toContain('shipping_address');
  });

  it('is no part of the digital membership [5.2.8]', () => {
    expect(findSignUpProblems(digital, none)).toEqual([]);
    expect(listRequiredPartNames(digital, false)).toEqual(['customer', 'billing_address']);
  });
});

describe('countries', () => {
  it('are 65, by their English names in the order of Danish collation [5.2.9]', () => {
    const names = signUpCountries.map(({ name }) => name);
    expect(names).toHaveLength(65);
    expect(names).toEqual([...names].sort(new Intl.Collator('da').compare));
    expect(names.at(-1)).toBe('Åland Islands');
    const english = new Intl.DisplayNames('en', { type: 'region' });
    const others = signUpCountries
      .filter(({ code, name }) => english.of(code) !== name)
      .map(({ name }) => name);
    expect(others).toEqual(['Bosnia and Herzegovina', 'Hong Kong']);
  });

  it('include the United States for the digital membership only [5.2.10]', () => {
    for (const plan of plans) {
      const there = plan === digital;
      expect(listCountries(plan).some(({ code }) => code === 'US')).toBe(there);
      const inUs = without('billing_address', 'country', 'US');
      expect(findSignUpProblems(plan, inUs)).toEqual(
        there ? [] : [{ part: 'billing_address', name: 'country', problem: 'notValid' }],
      );
    }
  });

  it('are those in which a plan is sold', () => {
    const everywhere = signUpCountries.map(({ code }) => code);
    expect(listCountries(friend).map(({ code }) => code)).toEqual(
      everywhere.filter((code) => code !== 'CH' && code !== 'LI'),
    );
    expect(['CH', 'LI', 'US'].map((code) => isCountryFor(friend, code))).toEqual([false, false, true]);
  });

  it('may be a list of an organisation’s own, in its order', () => {
    const own = [
      { code: 'CH', name: 'Swiss Confederation' },
      { code: 'DE', name: 'Federal Republic of Germany' },
      { code: 'AT', name: 'Republic of Austria' },
    ];
    expect(listCountries(friend, own).map(({ name }) => name)).toEqual([
      'Federal Republic of Germany',
      'Republic of Austria',
    ]);
    expect(findSignUpProblems(digital, without('billing_address', 'country', 'CH'), own)).toEqual([]);
    expect(findSignUpProblems(digital, filled, own)).toEqual([
      { part: 'billing_address', name: 'country', problem: 'notValid' },
    ]);
  });

  it('are 250 codes for the api and nothing else, and the offered ones for the form [5.2.9]', () => {
    expect(countryCodes.size).toBe(250);
    for (const { code } of signUpCountries) expect(countryCodes).toContain(code);
    const field = { name: 'country', type: 'country', required: true } as const;
    const isForDigital = (code: string) => isCountryFor(digital, code);
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (code) => {
        const right = countryCodes.has(code.trim()) || code.trim() === '';
        const found = findFieldProblem({ ...field, required: false }, code, isForDigital);
        expect(found === undefined).toBe(right);
      }),
    );
    expect(findFieldProblem(field, 'EL', isForDigital)).toBe('notValid');
    const findProblemsIn = (code: string) =>
      findSignUpProblems(digital, without('billing_address', 'country', code));
    expect(findProblemsIn('AF')).toEqual([{ part: 'billing_address', name: 'country', problem: 'notValid' }]);
    for (const { code } of signUpCountries) expect(findProblemsIn(code)).toEqual([]);
  });
});
