import { expect, it } from 'vitest';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';

const createCheck = (vatNumber: string, countryCode = 'DK') => ({
  method: 'POST' as const,
  url: '/vies/check-vat-number',
  payload: { countryCode, vatNumber },
});

it.each([
  ['100', true],
  ['200', false],
  ['13585628', true],
  ['13585601', false],
])('reports whether the number %s is registered', async (number, valid) => {
  const { app } = createSandboxUnderTest();
  expect((await app.inject(createCheck(number))).json()).toMatchObject({
    countryCode: 'DK',
    vatNumber: number,
    valid,
  });
});

it.each([
  ['201', 'INVALID_INPUT'],
  ['202', 'INVALID_REQUESTER_INFO'],
  ['300', 'SERVICE_UNAVAILABLE'],
  ['301', 'MS_UNAVAILABLE'],
  ['302', 'TIMEOUT'],
  ['400', 'VAT_BLOCKED'],
  ['401', 'IP_BLOCKED'],
  ['500', 'GLOBAL_MAX_CONCURRENT_REQ'],
  ['501', 'GLOBAL_MAX_CONCURRENT_REQ_TIME'],
  ['600', 'MS_MAX_CONCURRENT_REQ'],
  ['601', 'MS_MAX_CONCURRENT_REQ_TIME'],
])('responds to the test number %s with 200 and the error %s', async (number, error) => {
  const { app } = createSandboxUnderTest();
  const response = await app.inject(createCheck(number));
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ actionSucceed: false, errorWrappers: [{ error }] });
});

it.each([
  ['error', { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }],
  ['throttled', { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }],
  ['refused', { valid: false }],
])('can fail on request: %s', async (mode, response) => {
  const { app } = createSandboxUnderTest();
  await app.inject({ method: 'POST', url: '/_sandbox/faults', payload: { service: 'vat-check', mode } });
  expect((await app.inject(createCheck('13585628'))).json()).toMatchObject(response);
});

it('requires a country and a number', async () => {
  const { app } = createSandboxUnderTest();
  const wrong = { ...createCheck('1'), payload: { countryCode: 'DK' } };
  expect((await app.inject(wrong)).statusCode).toBe(400);
});

it('returns a consultation number only with a requester, and no names for some countries', async () => {
  const { app } = createSandboxUnderTest();
  const postCheck = (payload: object) => app.inject({ ...createCheck('136695976', 'DE'), payload });
  const check = { countryCode: 'DE', vatNumber: '136695976' };
  expect((await postCheck(check)).json()).toMatchObject({ requestIdentifier: '', name: '---' });
  const requester = { requesterMemberStateCode: 'DK', requesterNumber: '13585628' };
  const numbers = [await postCheck({ ...check, ...requester }), await postCheck({ ...check, ...requester })];
  expect(new Set(numbers.map((response) => response.json().requestIdentifier)).size).toBe(2);
  const wrong = await postCheck({ ...check, ...requester, requesterNumber: '13585601' });
  expect(wrong.json().errorWrappers).toEqual([{ error: 'INVALID_REQUESTER_INFO' }]);
});

it('finds Austrian numbers only with their U', async () => {
  const { app } = createSandboxUnderTest();
  expect((await app.inject(createCheck('U13585627', 'AT'))).json()).toMatchObject({ valid: true });
  expect((await app.inject(createCheck('13585627', 'AT'))).json()).toMatchObject({ actionSucceed: false });
});

it.each(['GR', 'GB', 'US', 'dk', ''])(
  'refuses the country %j, which the EU does not list',
  async (country) => {
    const { app } = createSandboxUnderTest();
    const refusal = { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] };
    expect((await app.inject(createCheck('094259216', country))).json()).toEqual(refusal);
    expect((await app.inject(createCheck('094259216', 'EL'))).json()).toMatchObject({ valid: true });
  },
);

it('lists the available countries', async () => {
  const { vow, countries } = (await createSandboxUnderTest().app.inject('/vies/check-status')).json();
  expect([vow, countries.length]).toEqual([{ available: true }, 28]);
});
