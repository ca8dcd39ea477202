import { expect, it } from 'vitest';
import { formatMembersBoot, parseMembersBoot, type MembersBoot } from './members-boot.ts';

const production: MembersBoot = {
  projectId: 'house-members',
  apiKey: 'AIza-key_1',
  standIn: false,
  recordsHost: 'https://firestore.googleapis.com',
  actionUrl: 'https://www.test/reset-password',
  portalOrigins: ['https://house.billing.test', 'https://old.billing.test'],
  paths: {},
};

it.each<[string, Partial<MembersBoot>]>([
  ['in production', {}],
  ['with stand-ins', { standIn: true, recordsHost: '/firestore.googleapis.com' }],
  ['with its own paths', { paths: { login: '/anmelden', resetPassword: '/passwort' } }],
  ['without a portal', { portalOrigins: [] }],
])('a page reads the settings that the server wrote, %s', (_, differences) => {
  const boot = { ...production, ...differences };
  expect(parseMembersBoot(formatMembersBoot(boot))).toEqual(boot);
});
