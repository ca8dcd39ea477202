import { defineOrganisation } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { findUntranslated, pseudoTexts } from '../texts/pseudo-language.fixture.ts';
import { startSite } from './site.fixture.ts';

const organisation = defineOrganisation({
  ...{ language: 'de', currency: 'EUR', vatHome: 'DE', plans: { friend: { shipping: false } } },
  consent: { purposes: ['statistics'] },
});

const env = {
  ...{ API_ORIGIN: 'http://127.0.0.1:1', TAG_SCRIPT_URL: 'https://tags.test/gtm.js' },
  ...{ CONTENT_PREVIEW_KEY: 'a-key-of-the-previews', PREVIEW_SECRET: 'a-secret-of-previews' },
};

const postConsent = (headers: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: 'choice=none',
});

it.each<[string, number, string, RequestInit?]>([
  ['a preview link that has expired', 403, '/preview?ticket=1.2.3'],
  ['a form of another site', 403, '/_consent', postConsent({ 'sec-fetch-site': 'cross-site' })],
  ['an api that cannot be reached', 503, '/api/v1/sdoc'],
  ['a path that cannot be read', 400, '/%zz'],
  ['a path that is too long', 414, `/${'a'.repeat(600)}`],
])('answers %s in the organisation’s texts [7.12.4]', async (_what, status, path, init) => {
  const { origin } = await startSite(env, { organisation, texts: pseudoTexts });
  const response = await fetch(origin + path, { redirect: 'manual', ...init });
  expect(response.status).toBe(status);
  const body = await response.text();
  const message = response.headers.get('content-type')?.includes('json')
    ? (JSON.parse(body) as { error: { message: string } }).error.message
    : body;
  expect(message).toMatch(/^\[.+\]$/s);
  expect(findUntranslated(message)).toEqual([]);
});
