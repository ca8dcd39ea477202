import { describe, expect, it, vi } from 'vitest';
import type { CcuRequest } from '@guildhall/api-contract/signup';
import { createSignUpCalls } from './sign-up-calls.ts';

const request = { subscription: { plan_id: 'individual-membership' } } as CcuRequest;
const page = { id: 'p', type: 'checkout_new', url: 'https://house.example/p', state: 'created', more: 1 };

function createTestCalls(status: number, body: unknown) {
  const fetchFrom = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  const onTechnicalError = vi.fn();
  const calls = createSignUpCalls({ fetchFrom: fetchFrom as never, onTechnicalError });
  return { calls, fetchFrom, onTechnicalError };
}

describe('a request for a page', () => {
  it("returns the page unchanged, and sends the attempt's id", async () => {
    const { calls, fetchFrom } = createTestCalls(200, page);
    expect(await calls.requestPage(request, 'one-attempt')).toEqual({ outcome: 'page', page });
    const [url, { headers, body }] = fetchFrom.mock.calls[0] ?? ['', {}];
    expect(url).toBe('/api/v1/ccu');
    expect(headers).toMatchObject({ 'idempotency-key': 'one-attempt' });
    expect(body).toBe(JSON.stringify(request));
  });

  it.each([
    [200, { error_code: 'user_exists' }, 'user_exists'],
    [200, { error_code: 'invalid_zip_code' }, 'invalid_zip_code'],
    [200, { error_code: 'confirming' }, 'confirming'],
    [429, {}, 'too_often'],
    [503, { error: { code: 'SIGN_UP_NOT_NOW' } }, 'not_now'],
  ])('maps a response of %i %j to %s', async (status, body, error_code) => {
    const { calls, onTechnicalError } = createTestCalls(status, body);
    expect(await calls.requestPage(request, 'a')).toEqual({ outcome: 'refused', refusal: { error_code } });
    expect(onTechnicalError).not.toHaveBeenCalled();
  });

  it('returns the field that was refused', async () => {
    const field = 'customer.email';
    for (const error_code of ['invalid_field', 'invalid_zip_code']) {
      const { calls } = createTestCalls(200, { error_code, field });
      expect(await calls.requestPage(request, 'a')).toEqual({
        outcome: 'refused',
        refusal: { error_code, field },
      });
    }
  });

  it.each([
    [200, { error_code: 'invalid_field' }, 'invalid_field'],
    [200, { error_code: 'invalid_field', field: 'customer.shoe_size' }, 'invalid_field'],
    [200, { error_code: 'technical_error' }, 'technical_error'],
    [200, { error_code: 'of_tomorrow' }, 'of_tomorrow'],
    [200, {}, 'no page'],
    [200, null, 'no page'],
    [400, {}, '400'],
    [500, 'x', '500'],
  ])('maps a response of %i %j to a general error, and logs its code [8.7.1]', async (status, body, code) => {
    const { calls, onTechnicalError } = createTestCalls(status, body);
    expect(await calls.requestPage(request, 'a')).toEqual({
      outcome: 'refused',
      refusal: { error_code: 'technical_error' },
    });
    expect(onTechnicalError.mock.calls).toEqual([[code]]);
  });

  it('gives a general error without a response, and never throws', async () => {
    const calls = createSignUpCalls({ fetchFrom: () => Promise.reject(new TypeError('offline')) });
    expect(await calls.requestPage(request, 'a')).toEqual({
      outcome: 'refused',
      refusal: { error_code: 'technical_error' },
    });
    expect(await calls.requestStatus()).toBeUndefined();
  });
});

it.each([
  [
    200,
    { status: 'member', plan_id: 'individual-membership', more: 1 },
    { status: 'member', plan_id: 'individual-membership' },
  ],
  [200, { status: 'member', mail: 'welcome' }, { status: 'member', mail: 'welcome' }],
  [200, { status: 'member', mail: 'of tomorrow' }, { status: 'member' }],
  [200, { status: 'of tomorrow' }, undefined],
  [503, {}, undefined],
  [200, 'x', undefined],
])('maps a status response of %i %j to %j', async (status, body, said) => {
  const { calls, fetchFrom } = createTestCalls(status, body);
  expect(await calls.requestStatus()).toEqual(said);
  expect(fetchFrom.mock.calls[0]?.[0]).toBe('/api/v1/join-status');
});

it('a logged-in member joins with their token; a visitor, or a member whose token is unavailable, without one', async () => {
  const sent: Headers[] = [];
  const fetchFrom: typeof fetch = async (_url, init) => {
    sent.push(new Headers(init?.headers));
    return Response.json({ error_code: 'user_exists' });
  };
  const tokens = [async () => 'a.b.c', async () => undefined, () => Promise.reject(new Error('offline'))];
  for (const idToken of [...tokens, undefined])
    await createSignUpCalls({ fetchFrom, idToken }).requestPage({} as never, 'attempt-1');
  expect(sent.map((headers) => headers.get('authorization'))).toEqual(['Bearer a.b.c', null, null, null]);
});
