import { describe, expect, it, vi } from 'vitest';
import { membersByApi } from './member-calls.ts';
import { recordsByRest } from './read-record.ts';

function answering(status: number, body?: unknown) {
  return vi.fn<typeof fetch>(async () =>
    status === 204 ? new Response(null, { status }) : Response.json(body ?? {}, { status }),
  );
}

describe('a call of the members’ area', () => {
  it('sends the token as a header and the subscription’s id as the body', async () => {
    const send = answering(200, { access_url: 'https://house.billing.test/portal' });
    expect(await membersByApi(send).portalAddress('token-1', 'c-1')).toEqual({
      outcome: 'done',
      value: 'https://house.billing.test/portal',
    });
    const [path, request] = send.mock.calls[0] ?? [];
    expect(path).toBe('/api/v1/cps');
    expect(request).toMatchObject({ method: 'POST', body: '{"id":"c-1"}' });
    expect(request?.headers).toMatchObject({ authorization: 'Bearer token-1' });
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [429, 'too-many'],
    [503, 'failed'],
    [200, 'failed'],
  ])('that is answered with %i and nothing else is %s', async (status, outcome) => {
    expect(await membersByApi(answering(status)).portalAddress('t', 'c')).toEqual({ outcome });
  });

  it('that gets no answer is offline', async () => {
    const send = async () => Promise.reject(new TypeError('failed to fetch'));
    expect(await membersByApi(send).status('t')).toEqual({ outcome: 'offline' });
  });

  it('reads the states of a membership, and no other words', async () => {
    const status = (body: unknown) => membersByApi(answering(200, body)).status('t');
    expect(await status({ status: 'non_renewing', endsAt: '2027-03-05' })).toEqual({
      outcome: 'done',
      value: { status: 'non_renewing', endsAt: '2027-03-05' },
    });
    expect(await status({ status: 'excellent' })).toEqual({ outcome: 'failed' });
  });

  it('asks for the mail without a token', async () => {
    const send = answering(204);
    expect(await membersByApi(send).askForMail('anna@example.org')).toEqual({
      outcome: 'done',
      value: undefined,
    });
    expect(send.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  });
});

describe('the record of a member', () => {
  const read = (status: number, body?: unknown) =>
    recordsByRest('/records', answering(status, body))('u1', 't');

  it('is read by their own id and token', async () => {
    const send = answering(200, {});
    await recordsByRest('https://records.test/documents', send)('a/b', 'token-1');
    expect(send.mock.calls[0]?.[0]).toBe('https://records.test/documents/users/a%2Fb');
    expect(send.mock.calls[0]?.[1]?.headers).toEqual({ authorization: 'Bearer token-1' });
  });

  it('holds the subscription’s id and whether the member upgraded', async () => {
    const fields = { chargeBeeId: { stringValue: 'c-1' }, selfFuturesUpgraded: { booleanValue: true } };
    expect(await read(200, { fields })).toEqual({ chargeBeeId: 'c-1', selfFuturesUpgraded: true });
    expect(await read(200, { fields: { chargeBeeId: { integerValue: '1' } } })).toEqual({});
  });

  it('that is missing is empty; one that cannot be read is not', async () => {
    expect(await read(404)).toEqual({});
    await expect(read(403)).rejects.toThrow('403');
    await expect(read(401)).rejects.toThrow('401');
  });
});
