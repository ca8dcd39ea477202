import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { keyring, keyringSettings } from '../host/suppliers/keyring.fixture.ts';
import { checkLogins } from './check-logins.ts';

const site = {
  API_ORIGIN: 'http://127.0.0.1:4300',
  CONTENT_ORIGIN: 'https://content.test/',
  ORGANISATION_URL: 'https://organisation.test/',
};

async function check(env: Record<string, string>, supplier: typeof keyring | undefined, members = true) {
  const facts = { ...organisation, switches: { ...organisation.switches, members } };
  const config = readConfig({ ...site, ...env }, { organisation: facts, identity: supplier });
  return (await checkLogins(config, facts, supplier)).map(({ status, text }) => `${status}: ${text}`);
}

it('the doctor says with what members log in, or why nobody can', async () => {
  expect(await check(keyringSettings, keyring)).toEqual(['ok: members log in with Keyring']);
  expect(await check({}, keyring)).toEqual(['note: nobody can log in: set KEYRING_ORIGIN']);
  expect(await check({}, undefined)).toEqual([
    'note: nobody can log in: the site names no identity supplier',
  ]);
  expect(await check(keyringSettings, keyring, false)).toEqual([]);
});
