import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  cpsRequestSchema,
  hasAccessIn,
  memberEntryResponseSchema,
  memberEntryQuerySchema,
  memberStatusResponseSchema,
  memberStatuses,
  memberStatusRequestSchema,
  passwordMailRequestSchema,
  portalLogoutRequestSchema,
} from './index.ts';
import { parseResponse } from '../responses/index.ts';

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
    '/a/b/c/d/e/f/g/h/i',
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
    const endsAt = '2027-01-01T00:00:00.000Z';
    expect(parseResponse(memberStatusResponseSchema, { status: 'none' })).toEqual({ status: 'none' });
    for (const one of [
      endsAt,
      'soon',
      '2027-01-01',
      '2027-13-01T00:00:00.000Z',
      '2027-01-01T00:00:00+01:00',
      1,
      null,
    ])
      expect(parseResponse(memberStatusResponseSchema, { status: 'active', endsAt: one })).toEqual(
        one === endsAt ? { status: 'active', endsAt } : { status: 'active' },
      );
    expect(parseResponse(memberStatusResponseSchema, { status: 'frozen', endsAt })).toBeUndefined();
  });
});
