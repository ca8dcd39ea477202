import { expect, it } from 'vitest';
import { checkConsent } from './check-consent.ts';

const consent = { purposes: ['statistics', 'marketing'], version: 1, webVitals: false } as const;
const script = 'https://tags.house.example/gtm.js?id=GTM-HOUSE';
const check = (
  config: Partial<Parameters<typeof checkConsent>[0]>,
  organisation: Parameters<typeof checkConsent>[1],
) =>
  checkConsent({ TAG_SCRIPT_URL: undefined, SITE_METRICS_PORT: undefined, ...config }, organisation).map(
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

it('says that a site that wants web vitals has no port for metrics', () => {
  const measured = { consent: { ...consent, webVitals: true } };
  const question = 'ok: visitors are asked for statistics and marketing';
  expect(check({ TAG_SCRIPT_URL: script }, measured)).toEqual([
    question,
    'note: web vitals are not measured: set SITE_METRICS_PORT to count them',
  ]);
  expect(check({ TAG_SCRIPT_URL: script, SITE_METRICS_PORT: 9464 }, measured)).toEqual([question]);
});

it('says nothing about a site that has neither', () => {
  expect(check({}, {})).toEqual([]);
});
