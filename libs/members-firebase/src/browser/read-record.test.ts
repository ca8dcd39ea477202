import { describe, expect, it, vi } from 'vitest';
import { createRecordReader } from './read-record.ts';

function respondWith(status: number, body?: unknown) {
  return vi.fn<typeof fetch>(async () =>
    status === 204 ? new Response(null, { status }) : Response.json(body ?? {}, { status }),
  );
}

describe('the record of a member', () => {
  const read = (status: number, body?: unknown) =>
    createRecordReader('/records', respondWith(status, body))('u1', 't');

  it('is read with their own ID and token [3.4.1]', async () => {
    const send = respondWith(200, {});
    await createRecordReader('https://records.test/documents', send)('a/b', 'token-1');
    expect(send.mock.calls[0]?.[0]).toBe('https://records.test/documents/users/a%2Fb');
    expect(send.mock.calls[0]?.[1]?.headers).toEqual({ authorization: 'Bearer token-1' });
  });

  it('has the customer’s ID, whatever its field is called, and what the organisation notes [3.4.1]', async () => {
    const fields = { chargeBeeId: { stringValue: 'c-1' }, selfFuturesUpgraded: { booleanValue: true } };
    expect(await read(200, { fields })).toEqual({ customerId: 'c-1', facts: { selfFuturesUpgraded: true } });
    expect(await read(200, { fields: { chargeBeeId: { integerValue: '1' } } })).toEqual({});
  });

  it('is empty if it is missing, and rejected if it cannot be read', async () => {
    expect(await read(404)).toEqual({});
    await expect(read(403)).rejects.toThrow('403');
    await expect(read(401)).rejects.toThrow('401');
  });
});
