import { organisation } from '@guildhall/website-organisation';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { keyring, keyringSettings } from '../../host/suppliers/keyring.fixture.ts';
import { startSite } from '../../host/site.fixture.ts';
import { passwordChange } from './password-change.ts';

const visit = async (
  services: Parameters<typeof startSite>[1],
  env: Record<string, string> = keyringSettings,
) => {
  const { app } = await startSite(env, services);
  const { statusCode, headers } = await app.inject('/.well-known/change-password');
  return [statusCode, headers.location];
};

it('leads password managers to the page on which members change their password [2.2.8]', async () => {
  expect(await visit({ identity: keyring })).toEqual([302, '/profile']);
  const paths = { ...organisation.paths, profile: '/me/profile' } as const;
  expect(await visit({ identity: keyring, organisation: { ...organisation, paths } })).toEqual([
    302,
    '/me/profile',
  ]);
});

it('is a 404 where nobody has a password [2.2.8]', async () => {
  expect(await visit({}, {})).toEqual([404, undefined]);
  const app = Fastify();
  await app.register(passwordChange, { ...organisation, logins: 'links' });
  expect((await app.inject('/.well-known/change-password')).statusCode).toBe(404);
});
