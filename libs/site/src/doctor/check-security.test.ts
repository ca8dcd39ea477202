import { expect, it } from 'vitest';
import { checkSecurity } from './check-security.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const examine = (expires?: string) =>
  checkSecurity(expires ? { securityContact: { urls: ['mailto:a@house.example'], expires } } : {}, now);

it('accepts a contact that is valid for more than a month [2.9.9]', () => {
  expect(examine('2027-06-30')).toMatchObject([{ status: 'ok' }]);
});

it('notes a contact that expires soon, and says nothing about none [2.9.9]', () => {
  expect(examine('2026-12-01')).toMatchObject([
    { status: 'note', text: expect.stringContaining('2026-12-01') },
  ]);
  expect(examine()).toEqual([]);
});

it('has to be fixed once it has expired [2.9.9]', () => {
  expect(examine('2026-11-23')).toMatchObject([
    { status: 'fix', text: expect.stringContaining('securityContact.expires') },
  ]);
});
