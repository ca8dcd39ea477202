import type { Organisation } from '@guildhall/organisation';
import type { Billing } from '../billing/billing.ts';
import type { Config } from '../config.ts';
import { createDelivery } from '../contact/delivery.ts';
import { createInvoices } from '../invoice/invoices.ts';
import { connectShopAdmin } from '../invoice/shop-admin.ts';
import { connectVatCheck } from '../invoice/vies.ts';
import type { Members } from '../members/members.ts';
import { createProxyCallCheck } from '../protection/proxy-calls.ts';
import { connectStorefront } from '../shop/storefront.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { createBillingEventsRoute } from './billing-events.ts';
import { createCcuRoute } from './ccu.ts';
import { createContactRoute } from './contact.ts';
import { createCpsRoute } from './cps.ts';
import { createEntryRoute } from './entry.ts';
import { createJoinStatusRoute } from './join-status.ts';
import { createMemberStatusRoute } from './member-status.ts';
import { createPasswordMailRoute } from './password-mail.ts';
import { createPlansRoute } from './plans.ts';
import { createPortalLogoutRoute } from './portal-logout.ts';
import type { ApiRoute } from './route.ts';
import { createScaRoute } from './sca.ts';
import { createSdocRoute } from './sdoc.ts';

export interface RoutesOptions {
  organisation: Organisation;
  onEvent: OnSupplierEvent;
  onLateRefusal: () => void;
  billing?: Billing | undefined;
  members?: Members | undefined;
}

/**
 * Every endpoint below `/api/v1`, one file each in this folder, with the suppliers it needs. Parts of the product that the
 * organisation has switched off have none.
 */
export function createRoutes(
  config: Config,
  { organisation, onEvent, onLateRefusal, billing, members }: RoutesOptions,
): readonly ApiRoute[] {
  const { switches, plans } = organisation;
  const signUp = () => [
    createCcuRoute({ plans, billing, members, config }),
    createJoinStatusRoute({ billing, members }, config.SITE_ORIGIN),
    createPlansRoute(billing),
  ];
  const area = () => [
    createCpsRoute(members),
    createPortalLogoutRoute(members),
    createMemberStatusRoute(members),
    createEntryRoute(members),
    createPasswordMailRoute(members),
  ];
  return [
    ...(switches.shop ? createShopRoutes(config, organisation, onEvent) : []),
    ...(switches.membership ? signUp() : []),
    // Renewals of members' subscriptions are events too.
    ...(switches.membership || switches.members ? [createBillingEventsRoute(billing)] : []),
    ...(switches.members ? area() : []),
    createContactRoute(createDelivery(config, { onLateRefusal })),
  ];
}

function createShopRoutes(
  config: Config,
  { eventVendors }: Organisation,
  onEvent: OnSupplierEvent,
): readonly ApiRoute[] {
  const isProxyCall = createProxyCallCheck(config.TRUSTED_PROXIES);
  const storefront = connectStorefront(config, onEvent);
  const admin = connectShopAdmin(config, onEvent);
  const shop = admin && { admin, invoices: createInvoices(admin, { waitMs: config.INVOICE_WAIT_MS }) };
  const vatCheck = connectVatCheck(config, onEvent);
  return [
    createScaRoute(storefront, (request) => isProxyCall(request.raw)),
    createSdocRoute({ eventVendors, config, vatCheck, shop, storefront }),
  ];
}
