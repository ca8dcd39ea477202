import { expect, it } from 'vitest';
import { englishApiTexts } from '../texts/english-api-texts.ts';
import { checkTexts } from './check-texts.ts';

it('the doctor names an organisation in another language whose emails would be in English [8.6.10]', () => {
  expect(checkTexts({ language: 'de' })).toEqual([
    { check: 'texts', status: 'fix', text: expect.stringContaining('the organisation’s language is de') },
  ]);
});

it('the doctor says nothing about texts in English, or of the organisation', () => {
  for (const language of ['en', 'en-GB']) expect(checkTexts({ language })).toEqual([]);
  expect(checkTexts({ language: 'de' }, englishApiTexts)).toEqual([]);
});
