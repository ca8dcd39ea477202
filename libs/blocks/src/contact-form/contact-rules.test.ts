import type { FormField } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { contactFormTexts } from './contact-form-texts.ts';
import { toContactFields, validateField, type InputField } from './contact-rules.ts';

const field = (more: Partial<FormField>) =>
  ({
    ...{ type: 'text', label: 'Name', name: 'name', required: true, value: '', options: [] },
    ...more,
  }) as FormField;
const validate = (more: Partial<FormField>, value: string | boolean | undefined) =>
  validateField(field(more) as InputField, value, contactFormTexts);

describe('a required field', () => {
  it.each(['', '  ', '\n\t', undefined])('is invalid if it is empty after trimming: %j [5.1.1]', (value) => {
    for (const type of ['text', 'email', 'textarea', 'select'] as const)
      expect(validate({ type }, value)).toBe('Name is required');
  });

  it('shows the editor’s own message [5.1.1]', () => {
    expect(validate({ error: 'Tell us who you are' }, '')).toBe('Tell us who you are');
  });

  it('must be ticked if it is a checkbox', () => {
    expect(validate({ type: 'checkbox' }, false)).toBe('Name is required');
    expect(validate({ type: 'checkbox' }, true)).toBeUndefined();
  });
});

describe('an email field', () => {
  it('is invalid with anything but an email address [5.1.2]', () => {
    expect(validate({ type: 'email', label: 'Email', error: 'Own message' }, 'anna@post')).toBe(
      'Email is not valid',
    );
    expect(validate({ type: 'email' }, ' anna@post.example ')).toBeUndefined();
  });

  it('takes from a pasted address what nobody sees', () => {
    expect(validate({ type: 'email' }, 'anna@\u200bpost.example\ufeff')).toBeUndefined();
    expect(toContactFields([field({ type: 'email' })], { 'field-1': '\u200banna@post.example' })).toEqual([
      { title: 'Name', value: 'anna@post.example', type: 'email' },
    ]);
  });

  it('may be empty if it is optional', () => {
    expect(validate({ type: 'email', required: false }, ' ')).toBeUndefined();
    expect(validate({ type: 'email', required: false }, 'anna')).toBe('Name is not valid');
  });
});

it('sends a list of title, value and type, without the titles between fields [3.2.1]', () => {
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

it('shortens long labels, to the api’s limit when sent and further in error messages [3.2.2]', () => {
  const label = 'I agree to everything. '.repeat(200);
  const [sent] = toContactFields([field({ type: 'checkbox', label })], { 'field-1': true });
  expect(sent).toMatchObject({ title: label.slice(0, 2_000), value: true });
  expect(validate({ type: 'checkbox', label }, false)).toMatch(
    /^I agree to everything\. .{80,100}… is required$/,
  );
});

it('says how many characters a field has too many [5.1.4]', () => {
  expect(validate({ type: 'textarea' }, 'a'.repeat(10_000))).toBeUndefined();
  expect(validate({ type: 'textarea' }, 'a'.repeat(10_007))).toBe('Name must be 7 characters shorter');
  expect(validate({ type: 'text', required: false }, 'a'.repeat(1_001))).toBe(
    'Name must be 1 character shorter',
  );
});
