import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
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
  RECORDS_ORIGIN: '',
};

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('the configuration of members', () => {
  it('is right for an emulator on this machine, and for a project of production', () => {
    expect(readConfig(emulator)).toMatchObject({
      MEMBER_MAIL_FROM: { name: 'The Guild', address: 'members@guild.example' },
    });
    expect(readConfig(production)).toMatchObject({ RECORDS_ORIGIN: 'https://firestore.googleapis.com' });
    expect(readConfig({ ...production, MEMBER_MAIL_FROM: 'members@guild.example' }).MEMBER_MAIL_FROM).toEqual(
      {
        name: undefined,
        address: 'members@guild.example',
      },
    );
  });

  it('takes a content service in a folder and behind a password, with members or without', () => {
    const content = { CONTENT_ORIGIN: 'https://example.org/cms/', CONTENT_BASIC_AUTH: 'editor:a:word' };
    const read = { CONTENT_ORIGIN: 'https://example.org/cms', CONTENT_BASIC_AUTH: 'editor:a:word' };
    expect(readConfig({ ...production, ...content })).toMatchObject(read);
    expect(readConfig({ SITE_ORIGIN: 'http://site.test', ...content })).toMatchObject(read);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'the emulator’s switch with a project of production',
      { ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must not be set for a project that is not called demo-…',
    ],
    [
      'the emulator’s switch without a project',
      { SITE_ORIGIN: 'http://site.test', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must not be set',
    ],
    [
      'an emulator somewhere else',
      { ...emulator, FIREBASE_AUTH_EMULATOR_HOST: 'elsewhere.example:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must be a host and port on this machine',
    ],
    [
      'a project of the emulator without its switch',
      { ...emulator, FIREBASE_AUTH_EMULATOR_HOST: '' },
      'needs FIREBASE_AUTH_EMULATOR_HOST',
    ],
    [
      'an emulator with records of production',
      { ...emulator, RECORDS_ORIGIN: '' },
      'RECORDS_ORIGIN is missing',
    ],
    [
      'a project without a service account',
      { ...production, IDENTITY_SERVICE_ACCOUNT: '' },
      'IDENTITY_SERVICE_ACCOUNT is missing',
    ],
    [
      'another project’s service account',
      { ...production, IDENTITY_PROJECT: 'guildhall-other' },
      'IDENTITY_SERVICE_ACCOUNT is of another project',
    ],
    [
      'a service account that cannot be read',
      { ...production, IDENTITY_SERVICE_ACCOUNT: '{"private_key":"hunter2"}' },
      'IDENTITY_SERVICE_ACCOUNT is not the JSON',
    ],
    [
      'a file that is not there',
      { ...production, IDENTITY_SERVICE_ACCOUNT: '/nowhere/hunter2.json' },
      'IDENTITY_SERVICE_ACCOUNT is not the JSON',
    ],
    [
      'records over plain http',
      { ...production, RECORDS_ORIGIN: 'http://records.example' },
      'RECORDS_ORIGIN must be an https',
    ],
    ['no mail relay', { ...production, MEMBER_MAIL_SMTP_URL: '' }, 'MEMBER_MAIL_SMTP_URL is missing'],
    ['no sender', { ...production, MEMBER_MAIL_FROM: '' }, 'MEMBER_MAIL_FROM is missing'],
    [
      'a sender that is none',
      { ...production, MEMBER_MAIL_FROM: 'The Guild' },
      'MEMBER_MAIL_FROM is no sender',
    ],
    [
      'a relay without a host',
      { ...production, MEMBER_MAIL_SMTP_URL: 'https://a.example' },
      'MEMBER_MAIL_SMTP_URL must begin',
    ],
    ['a content key without content', { ...production, CONTENT_ORIGIN: '' }, 'CONTENT_KEY is of no use'],
    [
      'a content key over plain http',
      { ...production, CONTENT_ORIGIN: 'http://content.example' },
      'CONTENT_ORIGIN must be an https',
    ],
    ['a project that is none', { ...production, IDENTITY_PROJECT: 'Guildhall' }, 'IDENTITY_PROJECT is no id'],
  ])('is refused with %s, and quotes no secret [7.8.10]', (_name, env, words) => {
    const text = complaint(env);
    expect(text).toContain(words);
    expect(text).not.toContain('hunter2');
  });

  it('needs memberships to be sold', () => {
    const env = Object.fromEntries(
      Object.entries(production).filter(([name]) => !/^(BILLING|ALLOW|DATA)/.test(name)),
    );
    expect(complaint(env)).toContain('IDENTITY_PROJECT is of no use without BILLING_ORIGIN');
  });
});
