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
])('says of the number %s whether it is registered', async (number, valid) => {
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
])('fails at the test number %s with %s, inside an answer 200', async (number, error) => {
  const { app } = createSandboxUnderTest();
  const response = await app.inject(createCheck(number));
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ actionSucceed: false, errorWrappers: [{ error }] });
});

it.each([
  ['error', { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }],
  ['throttled', { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }],
  ['refused', { valid: false }],
])('can be made to fail: %s', async (mode, response) => {
  const { app } = createSandboxUnderTest();
  await app.inject({ method: 'POST', url: '/_sandbox/faults', payload: { service: 'vat-check', mode } });
  expect((await app.inject(createCheck('13585628'))).json()).toMatchObject(response);
});

it('wants a country and a number', async () => {
  const { app } = createSandboxUnderTest();
  const wrong = { ...createCheck('1'), payload: { countryCode: 'DK' } };
  expect((await app.inject(wrong)).statusCode).toBe(400);
});

it('gives a consultation number to who asks in their own name, and no names for some countries', async () => {
  const { app } = createSandboxUnderTest();
  const postCheck = (payload: object) => app.inject({ ...createCheck('136695976', 'DE'), payload });
  const question = { countryCode: 'DE', vatNumber: '136695976' };
  expect((await postCheck(question)).json()).toMatchObject({ requestIdentifier: '', name: '---' });
  const requester = { requesterMemberStateCode: 'DK', requesterNumber: '13585628' };
  const numbers = [
    await postCheck({ ...question, ...requester }),
    await postCheck({ ...question, ...requester }),
  ];
  expect(new Set(numbers.map((response) => response.json().requestIdentifier)).size).toBe(2);
  const wrong = await postCheck({ ...question, ...requester, requesterNumber: '13585601' });
  expect(wrong.json().errorWrappers).toEqual([{ error: 'INVALID_REQUESTER_INFO' }]);
});

it('looks for Austrian numbers with their U only', async () => {
  const { app } = createSandboxUnderTest();
  expect((await app.inject(createCheck('U13585627', 'AT'))).json()).toMatchObject({ valid: true });
  expect((await app.inject(createCheck('13585627', 'AT'))).json()).toMatchObject({ actionSucceed: false });
});

it('says which countries can be asked', async () => {
  const { vow, countries } = (await createSandboxUnderTest().app.inject('/vies/check-status')).json();
  expect([vow, countries.length]).toEqual([{ available: true }, 28]);
});
