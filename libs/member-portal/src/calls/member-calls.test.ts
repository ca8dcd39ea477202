import { describe, expect, it, vi } from 'vitest';
import { createMemberCalls } from './member-calls.ts';

describe('a member’s browser', () => {
  const createCalls = (status: number, body: unknown) => {
    const fetchFrom = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
    return { calls: createMemberCalls({ fetchFrom }), fetchFrom };
  };

  it('sends its token in a header only', async () => {
    const { calls, fetchFrom } = createCalls(200, { access_url: 'https://portal.test/1' });
    expect(await calls.openPortal('a-token', 'gh-1')).toEqual({
      outcome: 'url',
      accessUrl: 'https://portal.test/1',
    });
    const [url, init] = fetchFrom.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/cps');
    expect(init).toMatchObject({
      body: '{"id":"gh-1"}',
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
    });
  });

  it.each([
    [401, 'session'],
    [403, 'forbidden'],
    [429, 'too_often'],
    [502, 'not_now'],
    [503, 'not_now'],
    [400, 'technical_error'],
    [500, 'technical_error'],
  ])('has a reason for status %i', async (status, why) => {
    const { calls } = createCalls(status, {});
    expect(await calls.openPortal('a-token', 'gh-1')).toEqual({ outcome: 'refused', why });
    expect(await calls.readStatus('a-token')).toEqual({ outcome: 'refused', why });
    expect(await calls.sendPasswordMail('a@b.example')).toEqual({ outcome: 'refused', why });
    await calls.leavePortal('a-token');
  });

  it('reads the status, and rejects one of a later version', async () => {
    const endsAt = '2027-01-01T00:00:00.000Z';
    expect(await createCalls(200, { status: 'paused', endsAt }).calls.readStatus('a')).toEqual({
      outcome: 'status',
      ...{ status: 'paused', endsAt },
    });
    expect(await createCalls(200, { status: 'frozen' }).calls.readStatus('a')).toEqual({
      outcome: 'refused',
      why: 'technical_error',
    });
  });

  it('reports that it is offline without a response, and does not throw', async () => {
    const calls = createMemberCalls({ fetchFrom: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await calls.sendPasswordMail('a@b.example')).toEqual({ outcome: 'refused', why: 'offline' });
    expect(await calls.openPortal('a-token', 'gh-1')).toEqual({ outcome: 'refused', why: 'offline' });
  });

  it('reports an unreadable response as an error, not as a lost connection', async () => {
    const calls = createMemberCalls({ fetchFrom: async () => new Response('<html>') });
    expect(await calls.openPortal('a-token', 'gh-1')).toEqual({
      outcome: 'refused',
      why: 'technical_error',
    });
  });
});
