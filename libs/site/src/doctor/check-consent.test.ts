import { expect, it } from 'vitest';
import { checkConsent } from './check-consent.ts';

const consent = { purposes: ['statistics', 'marketing'] } as const;
const script = 'https://tags.house.example/gtm.js?id=GTM-HOUSE';
const check = (
  config: Partial<Parameters<typeof checkConsent>[0]>,
  organisation: Parameters<typeof checkConsent>[1],
) =>
  checkConsent({ TAG_SCRIPT_URL: undefined, ...config }, organisation).map(
    ({ status, text }) => `${status}: ${text}`,
  );

it('says for which purposes visitors are asked', () => {
  expect(check({ TAG_SCRIPT_URL: script }, { consent })).toEqual([
    'ok: visitors are asked for statistics and marketing',
  ]);
});

it('finds a tag manager without a question, and a question without a tag manager', () => {
  expect(check({ TAG_SCRIPT_URL: script }, {})).toEqual([
    'fix: TAG_SCRIPT_URL is set, but defineOrganisation has no consent: add its purposes',
  ]);
  expect(check({}, { consent })).toEqual([
    'note: visitors are asked nothing: set TAG_SCRIPT_URL to load a tag manager',
  ]);
});

it('says nothing about a site that has neither', () => {
  expect(check({}, {})).toEqual([]);
});
