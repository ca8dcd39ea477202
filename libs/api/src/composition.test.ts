import { type Adapter, type ContactMessage, defineAdapter } from '@guildhall/suppliers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { composed, siteOrigin, startCompleteApp } from './app.fixture.ts';
import { createMembersEnv } from './members/members.fixture.ts';
import { readConfig } from './config/config.ts';
import { connectSuppliers } from './connect-suppliers.ts';
import { suppliers } from './config/config.fixture.ts';
import { checkAll } from './doctor/doctor.ts';
import { contact, type EndpointGroup } from './routes/proxies.ts';
import { defineRoute } from './routes/route.ts';

const { organisation } = composed;
const read = (env: Record<string, string>, own: readonly Adapter[]) =>
  readConfig({ SITE_ORIGIN: siteOrigin, ...env }, organisation, own);

const boxed: ContactMessage[] = [];

/** A supplier that no package knows. */
const letterbox = () =>
  defineAdapter({
    name: 'Letterbox',
    roles: {
      'contact mails': {
        variables: ['LETTERBOX_KEY'],
        connect: ({ LETTERBOX_KEY: key }) =>
          key === undefined
            ? undefined
            : async (message, { onSend }) => {
                onSend();
                boxed.push(message);
              },
      },
    },
    createVariables: () => ({
      LETTERBOX_KEY: v.optional(v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters'))),
      LETTERBOX_FLAP: v.optional(v.string()),
    }),
    rules: [
      {
        variables: ['LETTERBOX_FLAP', 'LETTERBOX_KEY'],
        isValid: ({ LETTERBOX_KEY: key, LETTERBOX_FLAP: flap }) => key !== undefined || flap === undefined,
        problem: 'requires LETTERBOX_KEY',
      },
    ],
    check: async () => [{ check: 'letterbox', status: 'ok', text: 'it has a flap' }],
  });

/** A supplier of logins whose functions no type has checked. */
const lodge = (roles: object): Adapter => ({
  name: '@acme/lodge',
  roles,
  createVariables: () => ({ LODGE_KEY: v.optional(v.string()) }),
});

it('an api without suppliers ignores their variables, and has none of their routes and checks', async () => {
  const faulty = { ...createMembersEnv('/tmp'), ALLOW_TESTSITE: '', SHOP_STOREFRONT_URL: 'no URL' };
  const config = read(faulty, []);
  const theirs = suppliers.flatMap((one) => Object.keys(one.createVariables(organisation)));
  expect(theirs.length).toBeGreaterThan(20);
  expect(Object.keys(config).filter((name) => theirs.includes(name))).toEqual([]);
  const { app } = await startCompleteApp({}, { suppliers: [] });
  const response = await app.inject({ method: 'POST', url: '/api/v1/billing-events' });
  expect(response.json().error.code).toBe('API_NOT_FOUND');
  const { app: whole } = await startCompleteApp();
  const other = await whole.inject({ method: 'POST', url: '/api/v1/billing-events' });
  expect(other.json().error.code).toBe('API_NOT_CONFIGURED');
  const findings = await checkAll(
    { ...config, CONTACT_WEBHOOK_URL: undefined },
    { organisation, suppliers: [] },
  );
  expect(new Set(findings.map(({ check }) => check))).toEqual(
    new Set(['data', 'contact forms', 'contracts', 'proxies']),
  );
  expect(findings.map(({ text }) => text).join()).not.toMatch(/SMTP/);
});

it('has the listed endpoints only, and those of the organisation', async () => {
  const ping: EndpointGroup = ({ config }) => [
    defineRoute({ method: 'GET', path: '/ping', handle: async () => ({ origin: config.SITE_ORIGIN }) }),
  ];
  const { app } = await startCompleteApp({}, { proxies: [contact, ping] });
  expect((await app.inject('/api/v1/ping')).json()).toEqual({ origin: siteOrigin });
  expect((await app.inject('/api/v1/plans')).json().error.code).toBe('API_NOT_FOUND');
});

it('a supplier that no package knows brings its variables, their rules, a connection and checks', async () => {
  const ownSuppliers = [letterbox()];
  expect(() => read({ LETTERBOX_KEY: 'short' }, ownSuppliers)).toThrow(
    'LETTERBOX_KEY must have at least 8 characters',
  );
  expect(() => read({ LETTERBOX_FLAP: 'brass', RATE_LIMIT_PER_MINUTE: 'many' }, ownSuppliers)).toThrow(
    'LETTERBOX_FLAP requires LETTERBOX_KEY',
  );
  const config = read({ LETTERBOX_KEY: 'a-long-key' }, ownSuppliers);
  const findings = await checkAll(config, { organisation, suppliers: ownSuppliers });
  expect(findings.map(({ check }) => check)).toEqual(['letterbox', 'contracts', 'proxies']);
  const { app } = await startCompleteApp({ LETTERBOX_KEY: 'a-long-key' }, { suppliers: ownSuppliers });
  const payload = { fields: [{ title: 'Words', value: 'Hello', type: 'text' }], page: '/contact' };
  const response = await app.inject({ method: 'POST', url: '/api/v1/contact', payload });
  expect(response.json()).toEqual({ success: true, confirmed: true });
  expect(boxed.map(({ page }) => page)).toEqual(['/contact']);
});

it('a role has one supplier, and a variable one owner', () => {
  const relay = { SMTP_URL: 'smtp://127.0.0.1:2525', CONTACT_TO: 'house@wayleave.example' };
  expect(() => read({ ...relay, LETTERBOX_KEY: 'a-long-key' }, [...suppliers, letterbox()])).toThrow(
    'LETTERBOX_KEY cannot be combined with CONTACT_TO',
  );
  expect(() => read({}, [letterbox(), letterbox()])).toThrow(
    'Letterbox: the variable LETTERBOX_KEY exists twice',
  );
});

it('names what is missing for members, whichever suppliers there are', () => {
  const members = { variables: ['LODGE_KEY'], connect: () => undefined };
  const problems = () => read({ LODGE_KEY: 'a', ALLOW_TESTSITE: 'on' }, [lodge({ members })]);
  expect(problems).toThrow('LODGE_KEY requires a supplier of billing');
  expect(problems).toThrow('ALLOW_TESTSITE requires a supplier with a test site');
  expect(problems).toThrow('MEMBER_MAIL_FROM is missing');
});

const identity = { kind: 'passwords', connect: async () => ({}), connectRecords: () => ({}) };

it.each<[string, object, string]>([
  [
    'declares a role without what it takes',
    { members: ['LODGE_KEY'] },
    "@acme/lodge: the role 'members' has no variables. List them in roles['members'].variables: the first one switches it on.",
  ],
  [
    'connects nothing',
    { members: { variables: ['LODGE_KEY'] } },
    "@acme/lodge: the role 'members' connects nothing. Add the function roles['members'].connect, or remove the role.",
  ],
  [
    'has a role of another version',
    { librarian: { variables: ['LODGE_KEY'], connect: () => identity } },
    "@acme/lodge: the api has no role 'librarian'. Remove it, or use the version of the package that fits this api.",
  ],
])('refuses a package that %s, also while it is off [8.6.10]', (_case, roles, sentence) => {
  expect(() => read({}, [lodge(roles)])).toThrow(sentence);
});

it.each<[string, unknown, string]>([
  [
    'connects nothing although it is on',
    undefined,
    "@acme/lodge: the role 'members' connects nothing although LODGE_KEY is set. Return a connection from roles['members'].connect.",
  ],
  [
    'lacks what the api uses',
    { kind: 'passwords', connect: async () => ({}) },
    "@acme/lodge: the connection of the role 'members' lacks connectRecords. Add what is missing, or use the version of the package that fits this api.",
  ],
  [
    'has other logins than the organisation',
    { ...identity, kind: 'links' },
    "@acme/lodge has logins by links, but logins of the organisation is 'passwords'. Change one of them.",
  ],
])('does not start with a package that %s [8.6.10]', (_case, connection, sentence) => {
  const suppliers = [lodge({ members: { variables: ['LODGE_KEY'], connect: () => connection } })];
  const config = { ...read({}, suppliers), LODGE_KEY: 'on' };
  const { organisation } = composed;
  const connect = () => connectSuppliers(config, { suppliers, organisation, onEvent: () => undefined });
  expect(connect).toThrow(sentence);
});
