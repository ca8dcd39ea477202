import { type Adapter, type BillingConnection, defineAdapter, type SiteName } from '@guildhall/suppliers';
import { hasCredentials, readEvent } from './billing-events.ts';
import { createChargebeeVariables, findChargebeeProblems, type ChargebeeConfig } from './chargebee-config.ts';
import { toChargebeeSites, type ChargebeeSite } from './chargebee-site.ts';
import { checkChargebee } from './check-chargebee.ts';
import { connectMemberVendor } from './member-vendor.ts';
import { connectVendor } from './vendor.ts';

/** Memberships at Chargebee: its hosted checkout, subscriptions, portal and events. */
export const chargebee = (): Adapter =>
  defineAdapter({
    name: '@guildhall/billing-chargebee',
    part: 'billing',
    roles: {
      billing: { variables: ['BILLING_ORIGIN'], connect: (settings) => connectSite(settings, 'live') },
      'test billing': {
        variables: ['BILLING_TEST_ORIGIN'],
        connect: (settings) => connectSite(settings, 'test'),
      },
    },
    // Fields of its hosted page that nobody can pay without.
    requiredSignUpFields: [
      ...(['customer.email', 'customer.first_name', 'customer.last_name'] as const),
      ...(['billing_address.line1', 'billing_address.city', 'billing_address.zip'] as const),
      'billing_address.country',
    ],
    createVariables: createChargebeeVariables,
    findProblems: findChargebeeProblems,
    check: (settings, { organisation, onEvent }) => checkChargebee(settings, organisation, onEvent),
  });

function connectSite(config: ChargebeeConfig, name: SiteName): BillingConnection | undefined {
  const site = toChargebeeSites(config).find((one) => one.name === name);
  return site && toConnection(site);
}

/** Keys and passwords of the site stay in here: the connection has only what the host may see. */
function toConnection(site: ChargebeeSite): BillingConnection {
  const { name, origin, plans, isFormerPlan } = site;
  return {
    ...{ name, origin, plans, ...(isFormerPlan && { isFormerPlan }) },
    connect: (options) => connectVendor(site, options),
    connectMembers: (options) => connectMemberVendor(site, options),
    hasCredentials: (authorization) => hasCredentials(site, authorization),
    readEvent: (body, receivedAt) => readEvent(site, body, receivedAt),
  };
}
