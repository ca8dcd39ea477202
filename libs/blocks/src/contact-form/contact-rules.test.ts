import type { FormField } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { contactFormTexts } from './contact-form-texts.ts';
import { toContactFields, validateField, type InputField } from './contact-rules.ts';

const field = (more: Partial<FormField>) =>
  ({
    ...{ type: 'text', label: 'Name', name: 'name', required: true, value: '', options: [] },
    ...more,
  }) as FormField;
const wrong = (more: Partial<FormField>, value: string | boolean | undefined) =>
  validateField(field(more) as InputField, value, contactFormTexts);

describe('a required field', () => {
  it.each(['', '  ', '\n\t', undefined])('is wrong when it is empty after trimming: %j [5.1.1]', (value) => {
    for (const type of ['text', 'email', 'textarea', 'select'] as const)
      expect(wrong({ type }, value)).toBe('Name is required');
  });

  it('says what its editor wants it to say [5.1.1]', () => {
    expect(wrong({ error: 'Tell us who you are' }, '')).toBe('Tell us who you are');
  });

  it('that is a box has to be ticked', () => {
    expect(wrong({ type: 'checkbox' }, false)).toBe('Name is required');
    expect(wrong({ type: 'checkbox' }, true)).toBeUndefined();
  });
});

describe('an email field', () => {
  it('is wrong with anything but an address [5.1.2]', () => {
    expect(wrong({ type: 'email', label: 'Email', error: 'Own words' }, 'anna@post')).toBe(
      'Email is not valid',
    );
    expect(wrong({ type: 'email' }, ' anna@post.example ')).toBeUndefined();
  });

  it('may be empty when it is not required', () => {
    expect(wrong({ type: 'email', required: false }, ' ')).toBeUndefined();
    expect(wrong({ type: 'email', required: false }, 'anna')).toBe('Name is not valid');
  });
});

it('a form is sent as a list of title, value and type, without the titles between its fields [3.2.1]', () => {
  const fields = [
    field({}),
    field({ type: 'breakerTitle', label: 'And', name: 'b' }),
    field({ type: 'checkbox', label: 'Journal', name: 'journal' }),
    field({ type: 'select', label: 'About', name: 'about' }),
  ];
  expect(toContactFields(fields, { 'field-1': ' Anna ', 'field-3': true })).toEqual([
    { title: 'Name', value: 'Anna', type: 'text' },
    { title: 'Journal', value: true, type: 'checkbox' },
    { title: 'About', value: '', type: 'select' },
  ]);
});

it('a label is sent by its words, as far as they can be sent, and named briefly where it is wrong [3.2.2]', () => {
  const label = 'I agree to everything. '.repeat(200);
  const [sent] = toContactFields([field({ type: 'checkbox', label })], { 'field-1': true });
  expect(sent).toMatchObject({ title: label.slice(0, 2_000), value: true });
  expect(wrong({ type: 'checkbox', label }, false)).toMatch(
    /^I agree to everything\. .{80,100}… is required$/,
  );
});

it('says how many characters a field has too many [5.1.4]', () => {
  expect(wrong({ type: 'textarea' }, 'a'.repeat(10_000))).toBeUndefined();
  expect(wrong({ type: 'textarea' }, 'a'.repeat(10_007))).toBe('Name must be 7 characters shorter');
  expect(wrong({ type: 'text', required: false }, 'a'.repeat(1_001))).toBe(
    'Name must be 1 character shorter',
  );
});
