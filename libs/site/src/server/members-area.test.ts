import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createContentSecurity } from './security-headers.ts';
import { findMembersArea } from './members-area.ts';

const site = {
  API_ORIGIN: 'http://127.0.0.1:4300',
  CONTENT_ORIGIN: 'https://content.test/',
  ORGANISATION_URL: 'https://organisation.test/',
  SITE_ORIGIN: 'https://www.test',
  BILLING_SCRIPT_URL: 'https://js.billing.test/v2/script.js',
  BILLING_SITE_ORIGIN: 'https://house.billing.test',
};
const identity = { IDENTITY_PROJECT: 'house-members', IDENTITY_API_KEY: 'AIza-key_1' };
const standIn = {
  IDENTITY_PROJECT: 'demo-house',
  IDENTITY_API_KEY: 'key',
  IDENTITY_ORIGIN: 'http://127.0.0.1:4400',
};
const createPolicyFor = (env: Record<string, string>) =>
  createContentSecurity(readConfig({ ...site, ...env })).createPolicy([]);

describe('the members’ area', () => {
  it('is undefined if no identity service is configured', () => {
    expect(findMembersArea(readConfig(site))).toBeUndefined();
    expect(createPolicyFor({})).toContain("; connect-src 'self';");
  });

  it('uses the vendor’s hosts in production, and its own password page by default', () => {
    expect(findMembersArea(readConfig({ ...site, ...identity }))).toEqual({
      projectId: 'house-members',
      apiKey: 'AIza-key_1',
      standIn: false,
      recordsHost: 'https://firestore.googleapis.com',
      actionUrl: 'https://www.test/reset-password',
      portalOrigins: ['https://house.billing.test'],
    });
  });

  it('has the paths of the members’ pages that are the organisation’s own', () => {
    const paths = { login: '/anmelden', profile: '/profile', resetPassword: '/passwort' } as const;
    expect(findMembersArea(readConfig({ ...site, ...identity }), paths)).toMatchObject({
      actionUrl: 'https://www.test/passwort',
      paths: { login: '/anmelden', resetPassword: '/passwort' },
    });
  });

  it('lets browsers connect only to those hosts, and frame only the portal', () => {
    const policy = createPolicyFor(identity);
    expect(policy).toContain(
      "; connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com;",
    );
    expect(policy).toMatch(/; frame-src [^;]*https:\/\/house\.billing\.test;/);
    expect(createPolicyFor({ ...identity, PORTAL_ORIGINS: 'https://portal.test' })).toMatch(
      /; frame-src [^;]*https:\/\/portal\.test;/,
    );
  });

  it('uses the site’s own origin for a stand-in', () => {
    const env = { ...standIn, RECORDS_ORIGIN: 'http://127.0.0.1:4400' };
    expect(findMembersArea(readConfig({ ...site, ...env }))?.recordsHost).toBe('/firestore.googleapis.com');
    expect(createPolicyFor(env)).toContain("; connect-src 'self';");
  });

  it.each([
    { IDENTITY_PROJECT: 'house-members' },
    { IDENTITY_API_KEY: 'key' },
    { ...identity, IDENTITY_ORIGIN: 'http://127.0.0.1:4400' },
    { ...identity, RECORDS_ORIGIN: 'http://127.0.0.1:4400' },
    { ...standIn, IDENTITY_ORIGIN: 'http://elsewhere.test' },
    { ...identity, AUTH_ACTION_URL: 'http://elsewhere.test/action' },
    { ...identity, PORTAL_ORIGINS: 'http://portal.test' },
  ])('does not start with %j', (env) => {
    expect(() => readConfig({ ...site, ...env })).toThrow(/IDENTITY|AUTH_ACTION_URL|PORTAL_ORIGINS/);
  });
});
