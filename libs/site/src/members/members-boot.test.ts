import { expect, it } from 'vitest';
import { formatMembersBoot, parseMembersBoot, type MembersBoot } from './members-boot.ts';

const production: MembersBoot = {
  sessionKey: 'keyring:session:key_1',
  actionUrl: 'https://www.test/reset-password',
  portalOrigins: ['https://house.billing.test', 'https://old.billing.test'],
  paths: {},
  data: { key: 'key_1==', address: 'https://keyring.test/?house=1' },
};

it.each<[string, Partial<MembersBoot>]>([
  ['in production', {}],
  ['without data', { data: {} }],
  ['with its own paths', { paths: { login: '/anmelden', resetPassword: '/passwort' } }],
  ['without a portal', { portalOrigins: [] }],
])('a page reads the settings that the server wrote, %s', (_, differences) => {
  const boot = { ...production, ...differences };
  expect(parseMembersBoot(formatMembersBoot(boot))).toEqual(boot);
});
