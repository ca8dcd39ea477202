import type { FormField } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { contactFormTexts } from './contact-form-texts.ts';
import { asSent, wrongWith } from './contact-rules.ts';

const field = (more: Partial<FormField>): FormField => ({
  ...{ type: 'text', label: 'Name', name: 'name', required: true, value: '', options: [] },
  ...more,
});
const wrong = (more: Partial<FormField>, value: string | boolean | undefined) =>
  wrongWith(field(more), value, contactFormTexts);

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
  expect(asSent(fields, { name: ' Anna ', journal: true })).toEqual([
    { title: 'Name', value: 'Anna', type: 'text' },
    { title: 'Journal', value: true, type: 'checkbox' },
    { title: 'About', value: '', type: 'select' },
  ]);
});
