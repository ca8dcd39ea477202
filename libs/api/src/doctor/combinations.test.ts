import { chargebee } from '@guildhall/billing-chargebee';
import { invoice } from '@guildhall/billing-invoice';
import { smtp } from '@guildhall/mail-smtp';
import { firebase } from '@guildhall/members-firebase';
import { memberLinks } from '@guildhall/members-links';
import { shopify } from '@guildhall/shop-shopify';
import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { startCompleteApp } from '../app.fixture.ts';
import { readConfig } from '../config/config.ts';
import { checkAll } from './doctor.ts';

const suppliers = { shopify, chargebee, invoice, firebase, memberLinks, smtp };

type Name = keyof typeof suppliers;

const names = Object.keys(suppliers) as Name[];

/** The doctor's lines about a supplier that is listed, and has no variables. */
const lines: Record<Name, readonly string[]> = {
  shopify: [
    'shop: the shop is off: SHOP_STOREFRONT_URL is not set',
    'invoices: invoices are off: SHOP_ADMIN_URL is not set',
  ],
  chargebee: ['billing: memberships are off: BILLING_ORIGIN is not set'],
  invoice: ['billing: memberships are off: BILLING_OFFICE_SECRET is not set'],
  firebase: ['members: login is off: IDENTITY_PROJECT is not set'],
  memberLinks: ['members: login is off: MEMBER_MAIL_FROM is not set'],
  smtp: [],
};

const combinations = Array.from({ length: 2 ** names.length }, (_, bits) =>
  names.filter((_name, at) => bits & (1 << at)),
);

const host = { SITE_ORIGIN: 'https://site.test', TRUSTED_PROXIES: '10.0.0.1' };

async function readFindings(listed: readonly Name[], env: Record<string, string> = {}) {
  const listedSuppliers = listed.map((name) => suppliers[name]());
  const config = readConfig({ ...host, ...env }, organisation, listedSuppliers);
  const findings = await checkAll(config, { organisation, suppliers: listedSuppliers });
  return { own: listedSuppliers, config, findings: findings.map(({ check, text }) => `${check}: ${text}`) };
}

it('the doctor has the lines of the listed suppliers, in each of the 64 combinations, and their variables alone', async () => {
  for (const listed of combinations) {
    const { own, config, findings } = await readFindings(listed);
    const relay = listed.includes('smtp') ? ', or both CONTACT_TO and SMTP_URL' : '';
    expect(findings).toEqual([
      ...listed.flatMap((name) => lines[name]),
      `contact forms: contact forms cannot be sent: set CONTACT_WEBHOOK_URL${relay}`,
      'contracts: withdrawals and cancellations cannot be stored: they need a billing supplier that is on',
      'proxies: each visitor has a separate rate limit',
    ]);
    const variables = own.flatMap((one) => Object.keys(one.createVariables(organisation)));
    const others = names
      .filter((name) => !listed.includes(name))
      .flatMap((name) => Object.keys(suppliers[name]().createVariables(organisation)))
      .filter((name) => !variables.includes(name));
    expect(Object.keys(config).filter((name) => others.includes(name))).toEqual([]);
  }
});

it.each(names)('the vendor’s events have a route with a billing supplier only: %s', async (name) => {
  const { app } = await startCompleteApp({}, { suppliers: [suppliers[name]()] });
  const response = await app.inject({ method: 'POST', url: '/api/v1/billing-events' });
  const isBilling = name === 'chargebee' || name === 'invoice';
  expect(response.json().error.code).toBe(isBilling ? 'API_NOT_CONFIGURED' : 'API_NOT_FOUND');
});

it('with a webhook and a relay for contact forms, the webhook is checked, and the relay is named as unused, not called', async () => {
  const { findings } = await readFindings(['smtp'], {
    CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/',
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_TO: 'office@guild.example',
  });
  expect(findings).toContain('contact forms: the webhook could not be reached: check CONTACT_WEBHOOK_URL');
  expect(findings).toContain('contact forms: CONTACT_TO is not used: CONTACT_WEBHOOK_URL comes first');
  expect(findings.filter((line) => line.includes('mail relay'))).toEqual([]);
});

it('a relay for members’ emails is not called without logins and memberships, and named as unused', async () => {
  const { findings } = await readFindings(['smtp', 'firebase'], {
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(findings.filter((line) => line.startsWith('members’ emails'))).toEqual([
    'members’ emails: SMTP_URL is not used: there are no logins, no memberships and no CONTACT_TO',
  ]);
});

it('an api does not start with memberships by invoice that have no account', () => {
  const env = { ...host, BILLING_OFFICE_SECRET: 'x'.repeat(32), DATA_DIR: '/tmp' };
  expect(() => readConfig(env, organisation, [invoice()])).toThrow('OFFICE_SECRET requires the account');
});
