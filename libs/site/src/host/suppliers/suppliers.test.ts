import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { defineOrganisation } from '@guildhall/organisation';
import { defineSiteSupplier, publicOrigin, type SiteBilling } from '@guildhall/suppliers/site';
import { organisation } from '@guildhall/website-organisation';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createContentSecurity } from '../../engine/security/security-headers.ts';
import { startSite } from '../site.fixture.ts';
import { till, tillSettings } from './till.fixture.ts';

const required = {
  API_ORIGIN: 'http://127.0.0.1:4300',
  CONTENT_ORIGIN: 'https://content.test/',
  ORGANISATION_URL: 'https://organisation.test/about',
};
const read = (env: Record<string, string>, facts = organisation) =>
  readConfig({ ...required, ...env }, { organisation: facts, billing: till });
const switchOff = (...parts: ('members' | 'membership')[]) =>
  defineOrganisation({
    ...organisation,
    plans: parts.includes('membership') ? {} : { friend: { shipping: false } },
    switches: Object.fromEntries(parts.map((part) => [part, false])),
  });

it('a supplier that no package knows brings its variables, their rules and what pages may load [4.7.17]', () => {
  const config = read({ ...tillSettings, SITE_ORIGIN: 'https://www.house.test' });
  expect(config.billing?.checkout).toEqual({
    ...{ origin: 'https://till.example', site: 'https://www.house.test', language: 'en' },
  });
  expect(config.portalOrigins).toEqual(['https://till.example']);
  const { createPolicy } = createContentSecurity(config, organisation);
  expect(createPolicy([], { hasSignUp: true })).toContain("; script-src 'self' https://js.till.example;");
  expect(() => read({ TILL_ORIGIN: 'http://till.example', SITE_PORT: 'eighty' })).toThrow(
    /SITE_PORT must be .*\n {2}TILL_ORIGIN must be https/,
  );
  expect(() => read({ TILL_SCRIPT_URL: tillSettings.TILL_SCRIPT_URL })).toThrow(
    'TILL_SCRIPT_URL requires TILL_ORIGIN',
  );
});

it('a supplier that is not configured leaves nothing behind [4.7.17]', () => {
  const { billing, portalOrigins, ...config } = read({});
  expect([billing, portalOrigins]).toEqual([undefined, []]);
  expect(config).toEqual(readConfig(required));
  expect(
    createContentSecurity({ ...config, billing }, organisation).createPolicy([], { hasSignUp: true }),
  ).toBe(createContentSecurity(readConfig(required), organisation).createPolicy([]));
});

it('a supplier of parts that are switched off is not even read [4.7.17]', () => {
  const faulty = { TILL_ORIGIN: 'no origin' };
  expect(read(faulty, switchOff('members', 'membership')).billing).toBeUndefined();
  expect(() => read(faulty, switchOff('members'))).toThrow('TILL_ORIGIN');
  // Members open the portal where nobody can sign up.
  expect(() => read(faulty, switchOff('membership'))).toThrow('TILL_ORIGIN');
});

it('the variables of a supplier that a site does not name are ignored [4.7.17]', () => {
  const faulty = { TILL_ORIGIN: 'no origin', TILL_SCRIPT_URL: 'no URL' };
  const config = readConfig({ ...required, ...faulty }, { organisation });
  expect(Object.keys(config).filter((name) => name.startsWith('TILL'))).toEqual([]);
});

it('a site has nothing of a supplier that it does not name, beside the one that it names [4.7.17]', async () => {
  const named = defineSiteSupplier({
    name: 'Purse',
    variables: { PURSE_ORIGIN: v.optional(publicOrigin) },
    connect: ({ PURSE_ORIGIN: origin = '' }): SiteBilling => ({
      ...{ checkout: { origin }, portalOrigins: [origin], sources: { scripts: [origin], frames: [origin] } },
    }),
  });
  const env = { ...tillSettings, TILL_FORWARD: 'http://127.0.0.1:1', PURSE_ORIGIN: 'https://purse.example' };
  const config = readConfig({ ...required, ...env }, { organisation, billing: named });
  expect(JSON.stringify(config)).not.toMatch(/till/i);
  const policy = createContentSecurity(config, organisation).createPolicy([], { hasSignUp: true });
  expect(policy).toContain("; script-src 'self' https://purse.example;");
  expect(policy).not.toContain('till');
  const { app } = await startSite(env, { billing: named });
  expect((await app.inject('/till.example/a')).statusCode).toBe(404);
});

it('only a supplier sees its variables, and a variable has one owner', () => {
  expect(Object.keys(read(tillSettings)).filter((name) => name.startsWith('TILL'))).toEqual([]);
  const greedy = defineSiteSupplier({
    name: 'Greedy',
    variables: till.variables ?? {},
    connect: () => undefined,
  });
  const owner = { ...greedy, variables: { HOST: greedy.variables?.['TILL_ORIGIN'] as never } };
  expect(() => readConfig(required, { organisation, billing: owner })).toThrow(
    'Greedy: the variable HOST exists twice',
  );
});

it('forwards what a supplier names, and nothing without it [4.7.17]', async () => {
  const standIn = createServer((request, response) => response.end(request.url)).listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  onTestFinished(() => void standIn.close());
  const { port } = standIn.address() as AddressInfo;
  const env = { ...tillSettings, TILL_FORWARD: `http://127.0.0.1:${port}/tills` };
  const { app } = await startSite(env, { billing: till });
  const response = await app.inject('/till.example/a?b');
  expect([response.body, response.headers['cache-control']]).toEqual(['/tills/a?b', 'no-store']);
  const { app: without } = await startSite(tillSettings, { billing: till });
  expect((await without.inject('/till.example/a')).statusCode).toBe(404);
});
