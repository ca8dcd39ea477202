import { defaultPaths } from '@guildhall/organisation';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

it('lets browsers prerender pages, except for visitors who save data [2.3.14]', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(speculationRules, { paths: defaultPaths });
  const get = (headers = {}) => app.inject({ url: '/_speculation-rules.json', headers });
  const response = await get();
  expect(response.json()).toHaveProperty('prerender');
  expect(response.headers['vary']).toBe('Save-Data');
  const saving = await get({ 'save-data': 'on' });
  expect(saving.json()).toEqual({});
  expect(saving.headers['vary']).toBe('Save-Data');
});
