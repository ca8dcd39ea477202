import { describe, expect, it } from 'vitest';
import { readTestConfig } from '../config/config.fixture.ts';
import { createMembersEnv } from './members.fixture.ts';

const account = JSON.stringify({
  project_id: 'guildhall-live',
  client_email: 'api@guildhall-live.example',
  private_key: 'hunter2',
});
const emulator = createMembersEnv('/tmp/nowhere');
const production = {
  ...emulator,
  IDENTITY_PROJECT: 'guildhall-live',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  IDENTITY_SERVICE_ACCOUNT: account,
};

function readError(env: Record<string, string>): string {
  try {
    readTestConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('the configuration of members', () => {
  it('accepts an emulator on this machine and a production project', () => {
    expect(readTestConfig(emulator)).toMatchObject({
      MEMBER_MAIL_FROM: { name: 'The Guild', address: 'members@guild.example' },
    });
    expect(readTestConfig(production)).toMatchObject({ IDENTITY_PROJECT: 'guildhall-live' });
    expect(
      readTestConfig({ ...production, MEMBER_MAIL_FROM: 'members@guild.example' }).MEMBER_MAIL_FROM,
    ).toEqual({
      name: undefined,
      address: 'members@guild.example',
    });
  });

  it('accepts a content service in a folder and behind a password, with or without members', () => {
    const content = { CONTENT_ORIGIN: 'https://example.org/cms/', CONTENT_BASIC_AUTH: 'editor:a:word' };
    const read = { CONTENT_ORIGIN: 'https://example.org/cms', CONTENT_BASIC_AUTH: 'editor:a:word' };
    expect(readTestConfig({ ...production, ...content })).toMatchObject(read);
    expect(readTestConfig({ SITE_ORIGIN: 'http://site.test', ...content })).toMatchObject(read);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'the emulator variable with a production project',
      { ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must not be set unless the project ID starts with demo-',
    ],
    [
      'the emulator variable without a project',
      { SITE_ORIGIN: 'http://site.test', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must not be set',
    ],
    [
      'an emulator on another machine',
      { ...emulator, FIREBASE_AUTH_EMULATOR_HOST: 'elsewhere.example:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must be a host and port on this machine',
    ],
    [
      'an emulator project without the emulator variable',
      { ...emulator, FIREBASE_AUTH_EMULATOR_HOST: '' },
      'requires FIREBASE_AUTH_EMULATOR_HOST',
    ],
    [
      'a project without a service account',
      { ...production, IDENTITY_SERVICE_ACCOUNT: '' },
      'IDENTITY_SERVICE_ACCOUNT is missing',
    ],
    [
      'another project’s service account',
      { ...production, IDENTITY_PROJECT: 'guildhall-other' },
      'IDENTITY_SERVICE_ACCOUNT belongs to another project',
    ],
    [
      'an unreadable service account',
      { ...production, IDENTITY_SERVICE_ACCOUNT: '{"private_key":"hunter2"}' },
      'IDENTITY_SERVICE_ACCOUNT must be the JSON',
    ],
    [
      'a missing file',
      { ...production, IDENTITY_SERVICE_ACCOUNT: '/nowhere/hunter2.json' },
      'IDENTITY_SERVICE_ACCOUNT must be the JSON',
    ],
    ['no mail relay', { ...production, SMTP_URL: '' }, 'SMTP_URL is missing'],
    ['no sender', { ...production, MEMBER_MAIL_FROM: '' }, 'MEMBER_MAIL_FROM is missing'],
    [
      'an invalid sender',
      { ...production, MEMBER_MAIL_FROM: 'The Guild' },
      'MEMBER_MAIL_FROM must be a sender',
    ],
    ['a relay without a host', { ...production, SMTP_URL: 'https://a.example' }, 'SMTP_URL must be an smtp'],
    ['a content key without content', { ...production, CONTENT_ORIGIN: '' }, 'CONTENT_KEY requires'],
    [
      'a content key over plain http',
      { ...production, CONTENT_ORIGIN: 'http://content.example' },
      'CONTENT_ORIGIN must be an https',
    ],
    [
      'an invalid project ID',
      { ...production, IDENTITY_PROJECT: 'Guildhall' },
      'IDENTITY_PROJECT must be a project ID',
    ],
  ])('refuses %s without quoting a secret [7.8.10]', (_name, env, words) => {
    const text = readError(env);
    expect(text).toContain(words);
    expect(text).not.toContain('hunter2');
  });

  it('requires memberships to be on sale', () => {
    const env = Object.fromEntries(
      Object.entries(production).filter(([name]) => !/^(BILLING|ALLOW|DATA)/.test(name)),
    );
    expect(readError(env)).toContain('IDENTITY_PROJECT requires BILLING_ORIGIN');
  });
});
