import { testSiteSupplier } from '@guildhall/adapter-tests/site';
import { defineOrganisation } from '@guildhall/organisation';
import { readEnvironment } from '@guildhall/server-kit';
import { createSupplierSchema } from '@guildhall/suppliers/site';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import * as vitest from 'vitest';
import { firebasePages } from './firebase-pages.ts';

const organisation = defineOrganisation({
  language: 'en',
  currency: 'EUR',
  vatHome: 'IE',
  plans: {},
  switches: { membership: false },
});
const production = { IDENTITY_PROJECT: 'house-members', IDENTITY_API_KEY: 'AIza-key_1' };
const standIn = {
  ...{ IDENTITY_PROJECT: 'demo-house', IDENTITY_API_KEY: 'key' },
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4400',
};

const host = { SITE_ORIGIN: v.optional(v.string(), 'https://www.house.example') };
const connect = (env: Record<string, string>) =>
  firebasePages.connect(
    readEnvironment('site', createSupplierSchema(host, [firebasePages]), env),
    organisation,
  );

testSiteSupplier(vitest, 'logins with passwords on the site [4.7.17]', firebasePages, {
  organisation,
  environment: { ...standIn, AUTH_ACTION_URL: 'https://house.example/action' },
});

it('lets pages call the vendor’s hosts in production', () => {
  expect(connect(production)).toEqual({
    kind: 'passwords',
    sessionKey: 'firebase:authUser:AIza-key_1:members',
    data: { apiKey: 'AIza-key_1', projectId: 'house-members' },
    sources: {
      connections: [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://firestore.googleapis.com',
      ],
    },
    forwards: [],
  });
  expect(connect({ ...production, AUTH_ACTION_URL: 'https://house.example/action' })).toMatchObject({
    actionUrl: 'https://house.example/action',
  });
});

it('lets pages call the site’s own origin alone for stand-ins', () => {
  expect(connect(standIn)).toMatchObject({
    data: { standIn: 'yes', recordsPath: '/firestore.googleapis.com' },
    sources: { connections: [] },
    forwards: [
      {
        path: '/identitytoolkit.googleapis.com',
        target: 'http://127.0.0.1:4400/identitytoolkit.googleapis.com',
      },
      { path: '/securetoken.googleapis.com', target: 'http://127.0.0.1:4400/securetoken.googleapis.com' },
      { path: '/firestore.googleapis.com', target: 'http://127.0.0.1:4400' },
    ],
  });
});

it.each([
  { IDENTITY_PROJECT: 'house-members' },
  { IDENTITY_API_KEY: 'key' },
  { ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4400' },
  { ...standIn, FIREBASE_AUTH_EMULATOR_HOST: 'elsewhere.test:4400' },
  { ...production, AUTH_ACTION_URL: 'http://elsewhere.test/action' },
  { ...production, AUTH_ACTION_URL: 'https://house.example/action#part' },
])('is rejected with %j', (env) => {
  expect(() => connect(env)).toThrow(/IDENTITY|FIREBASE|AUTH_ACTION_URL/);
});
