import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  cpsRequestSchema,
  hasAccessIn,
  memberEntryResponseSchema,
  memberEntryQuerySchema,
  createMemberCalls,
  memberStatusResponseSchema,
  memberStatuses,
  memberStatusRequestSchema,
  passwordMailRequestSchema,
  portalLogoutRequestSchema,
} from '../index.ts';

describe('a member’s call', () => {
  it.each([{}, { id: '' }, { id: 'a b' }, { id: 'a'.repeat(51) }, { id: 1 }, { id: 'a', uid: 'b' }])(
    'to the portal rejects %j',
    (body) => expect(v.is(cpsRequestSchema, body)).toBe(false),
  );

  it('holds only what it needs: the token identifies the member', () => {
    expect(v.is(cpsRequestSchema, { id: 'gh-0a1b' })).toBe(true);
    for (const schema of [memberStatusRequestSchema, portalLogoutRequestSchema]) {
      expect(v.is(schema, {})).toBe(true);
      expect(v.is(schema, { id: 'gh-0a1b' })).toBe(false);
    }
  });

  it.each(['/', '/a', '/a/b', '/a/b/c', '/årsrapport/2026'])('reads an entry at %s', (path) =>
    expect(v.is(memberEntryQuerySchema, { path })).toBe(true),
  );

  it.each([
    '',
    'a',
    '//a',
    '/a/',
    '/a/b/c/d',
    '/../a',
    '/a/..',
    '/a?b=c',
    '/a#b',
    '/a\\b',
    '/a b',
    '/%2e',
    '/\0',
  ])('reads no entry at %j', (path) => expect(v.is(memberEntryQuerySchema, { path })).toBe(false));

  it('has no parameter for another member', () => {
    expect(v.is(memberEntryQuerySchema, { path: '/a', id: 'gh-0a1b' })).toBe(false);
    expect(v.is(memberEntryResponseSchema, { id: 1, content: [], more: true })).toBe(true);
  });
});

describe('a request for a password email', () => {
  it('contains an email address, without the spaces around it', () => {
    expect(v.parse(passwordMailRequestSchema, { email: ' ada@post.example ' })).toEqual({
      email: 'ada@post.example',
    });
  });

  it.each([{}, { email: 'ada@post' }, { email: ['ada@post.example'] }, { email: 'a@b.example', to: 'c' }])(
    'rejects %j',
    (body) => expect(v.is(passwordMailRequestSchema, body)).toBe(false),
  );
});

describe('a membership status', () => {
  it('gives access while it is active, in trial or paid to its end, and in no other case', () => {
    expect(memberStatuses.filter(hasAccessIn)).toEqual(['active', 'in_trial', 'non_renewing']);
  });

  it('may have an end date', () => {
    expect(v.is(memberStatusResponseSchema, { status: 'none' })).toBe(true);
    expect(v.is(memberStatusResponseSchema, { status: 'active', endsAt: '2027-01-01T00:00:00.000Z' })).toBe(
      true,
    );
    expect(v.is(memberStatusResponseSchema, { status: 'active', endsAt: 'soon' })).toBe(false);
  });
});

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
