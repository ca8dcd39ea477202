import { expect, it } from 'vitest';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';

const at = (path: string) => `/v1/projects/demo-guildhall/databases/(default)/documents/${path}`;
const rates = at('settings/exchangeRates');

it('returns the exchange rates in the document store’s format', async () => {
  const { app } = createSandboxUnderTest();
  expect((await app.inject(rates)).json()).toMatchObject({
    name: 'projects/demo-guildhall/databases/(default)/documents/settings/exchangeRates',
    fields: { EUR: { doubleValue: 0.1339 }, GBP: { doubleValue: 0.1148 }, USD: { doubleValue: 0.1562 } },
  });
});

it('has no other document for the service, and refuses other callers', async () => {
  const { app } = createSandboxUnderTest();
  const response = await app.inject({ url: at('users/ada'), headers: { authorization: 'Bearer owner' } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ error: { status: 'NOT_FOUND' } });
  expect((await app.inject(at('users/ada'))).json()).toMatchObject({
    error: { status: 'PERMISSION_DENIED' },
  });
});

it('accepts other rates until they are reset', async () => {
  const { app } = createSandboxUnderTest();
  const change = { method: 'PUT' as const, url: '/_sandbox/exchange-rates', payload: { EUR: 1 } };
  expect((await app.inject(change)).statusCode).toBe(204);
  expect((await app.inject(rates)).json().fields).toEqual({ EUR: { doubleValue: 1 } });
  await app.inject({ method: 'DELETE', url: '/_sandbox/exchange-rates' });
  expect((await app.inject(rates)).json().fields.EUR.doubleValue).toBe(0.1339);
});

it.each([
  ['error', 500],
  ['throttled', 429],
  ['refused', 403],
])('can fail on request: %s', async (mode, status) => {
  const { app } = createSandboxUnderTest();
  await app.inject({ method: 'POST', url: '/_sandbox/faults', payload: { service: 'documents', mode } });
  expect((await app.inject(rates)).statusCode).toBe(status);
});
