import { defineOrganisation } from '@guildhall/organisation';
import { defineSiteSupplier, type SiteIdentity } from '@guildhall/suppliers/site';
import { organisation } from '@guildhall/website-organisation';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createContentSecurity } from './security-headers.ts';
import { findMembersArea } from './members-area.ts';
import { keyring, keyringSettings } from '../../host/suppliers/keyring.fixture.ts';

const site = {
  API_ORIGIN: 'http://127.0.0.1:4300',
  CONTENT_ORIGIN: 'https://content.test/',
  ORGANISATION_URL: 'https://organisation.test/',
  SITE_ORIGIN: 'https://www.test',
};
const portalOrigins = ['https://house.billing.test'];
const read = (env: Record<string, string>) => ({
  ...readConfig({ ...site, ...env }, { organisation, identity: keyring }),
  portalOrigins,
});
const createPolicyFor = (env: Record<string, string>) =>
  createContentSecurity(read(env), organisation).createPolicy([]);

describe('the members’ area', () => {
  it('is undefined if no identity supplier is configured', () => {
    expect(findMembersArea(read({}))).toBeUndefined();
    expect(createPolicyFor({})).toContain("; connect-src 'self';");
    expect(createPolicyFor({})).not.toContain('house.billing.test');
  });

  it('has what the supplier sends to browsers, and its own password page by default [4.7.17]', () => {
    expect(findMembersArea(read(keyringSettings))).toEqual({
      sessionKey: 'keyring-session',
      data: { address: 'https://keyring.example' },
      actionUrl: 'https://www.test/reset-password',
      portalOrigins,
    });
    const env = { ...keyringSettings, KEYRING_PAGE: 'https://page.keyring.example' };
    expect(findMembersArea(read(env))?.actionUrl).toBe('https://page.keyring.example');
  });

  it('has the paths of the members’ pages that are the organisation’s own', () => {
    const paths = { login: '/anmelden', profile: '/profile', resetPassword: '/passwort' } as const;
    expect(findMembersArea(read(keyringSettings), paths)).toMatchObject({
      actionUrl: 'https://www.test/passwort',
      paths: { login: '/anmelden', resetPassword: '/passwort' },
    });
  });

  it('lets browsers connect only to the supplier’s hosts, and frame only the portal [4.7.17]', () => {
    const policy = createPolicyFor(keyringSettings);
    expect(policy).toContain("; connect-src 'self' https://keyring.example;");
    expect(policy).toMatch(/; frame-src [^;]*https:\/\/house\.billing\.test;/);
  });

  it('with links has a session of its own, and calls no other host', () => {
    const links = defineOrganisation({
      ...organisation,
      plans: {},
      logins: 'links',
      switches: { membership: false },
    });
    const byLinks = defineSiteSupplier({ name: 'Links', connect: (): SiteIdentity => ({ kind: 'links' }) });
    const config = readConfig(site, { organisation: links, identity: byLinks });
    expect(findMembersArea(config)).toMatchObject({ sessionKey: 'guildhall-session', data: {} });
    expect(createContentSecurity(config, organisation).createPolicy([])).toContain("; connect-src 'self';");
    expect(() => readConfig(site, { organisation, identity: byLinks })).toThrow(
      "Links has logins by links, but logins of the organisation is 'passwords'",
    );
  });
});
