import { defineOrganisation, type Organisation, type Switches } from '@guildhall/organisation';
import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { startCompleteApp } from './app.fixture.ts';
import { readTestConfig, suppliers } from './config/config.fixture.ts';
import { checkAll } from './doctor/doctor.ts';

function createOrganisation(switches: Partial<Switches>): Organisation {
  const { plans, ...facts } = organisation;
  const all = { ...facts.switches, ...switches };
  const own = Object.fromEntries(plans.map(({ id, ...traits }) => [id, traits]));
  return defineOrganisation({ ...facts, plans: all.membership ? own : {}, switches: all });
}

const routes = {
  shop: ['POST /sca', 'POST /sdoc'],
  membership: ['POST /ccu', 'POST /join-status', 'GET /plans'],
  members: ['POST /cps', 'POST /portal-logout', 'POST /member-status', 'GET /entry', 'POST /password-mail'],
};

async function listMissing(switches: Partial<Switches>): Promise<string[]> {
  const { app } = await startCompleteApp({}, { organisation: createOrganisation(switches) });
  const all = [...Object.values(routes).flat(), 'POST /billing-events', 'POST /contact'];
  const missing = all.map(async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const response = await app.inject({ method: method as 'GET', url: `/api/v1${path}` });
    return response.body.includes('API_NOT_FOUND') ? [route] : [];
  });
  return (await Promise.all(missing)).flat();
}

it('an api with everything on has every route', async () => {
  expect(await listMissing({})).toEqual([]);
});

it.each<[keyof Switches]>([['shop'], ['membership'], ['members']])(
  'without %s, its routes are unknown, and all others are there',
  async (part) => {
    expect(await listMissing({ [part]: false })).toEqual(routes[part]);
  },
);

it('without membership and members, events of the billing vendor are unknown too', async () => {
  const missing = await listMissing({ membership: false, members: false });
  expect(missing).toEqual([...routes.membership, ...routes.members, 'POST /billing-events']);
});

it('variables of parts that are off are neither required nor read', () => {
  const faulty = {
    SHOP_STOREFRONT_URL: 'no URL',
    IDENTITY_PROJECT: 'demo-house',
    BILLING_ORIGIN: 'https://house.billing.example',
  };
  const nothing = createOrganisation({ shop: false, members: false, membership: false });
  const config = readTestConfig({ SITE_ORIGIN: 'https://site.example', ...faulty }, nothing);
  expect(config).not.toHaveProperty('IDENTITY_PROJECT');
  expect(config).not.toHaveProperty('BILLING_ORIGIN');
});

it('members may have subscriptions at an organisation that sells none', () => {
  const billing = {
    BILLING_ORIGIN: 'https://house.billing.example',
    BILLING_API_KEY: 'live_key',
    BILLING_WEBHOOK_PASSWORD: 'sixteen-characters',
    DATA_DIR: '/var/lib/house',
  };
  const env = { SITE_ORIGIN: 'https://site.example', ...billing };
  expect(readTestConfig(env, createOrganisation({ membership: false })).BILLING_ORIGIN).toBe(
    billing.BILLING_ORIGIN,
  );
  expect(() => readTestConfig(env)).toThrow('BILLING_PLANS is missing');
});

it('the doctor says nothing about parts that are off', async () => {
  const nothing = createOrganisation({ shop: false, members: false, membership: false });
  const config = readTestConfig({ SITE_ORIGIN: 'https://site.example' }, nothing);
  const findings = await checkAll(config, { organisation: nothing, suppliers });
  expect(findings.map(({ check }) => check)).toEqual(['contact forms', 'contracts', 'proxies']);
});
