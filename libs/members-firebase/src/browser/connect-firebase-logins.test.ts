import { testLogins } from '@guildhall/adapter-tests/browser';
import { expect, it } from 'vitest';
import * as vitest from 'vitest';
import { connectFirebaseLogins } from './connect-firebase-logins.ts';

const data = { apiKey: 'a-key', projectId: 'house-members' };

testLogins(vitest, 'logins with passwords in browsers [4.7.17]', connectFirebaseLogins, { data });

it.each([
  [data, 'https://firestore.googleapis.com'],
  [{ ...data, recordsPath: '/firestore.googleapis.com' }, '/firestore.googleapis.com'],
])('reads records of the project, at the vendor’s host or its stand-in', async (given, start) => {
  const addresses: string[] = [];
  const logins = connectFirebaseLogins(given, async (input) => {
    addresses.push(String(input));
    return Response.json({});
  });
  await logins.readRecord('u1', 'a-token');
  expect(addresses).toEqual([`${start}/v1/projects/house-members/databases/(default)/documents/users/u1`]);
});
