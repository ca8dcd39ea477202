import type { Billing } from '../billing/billing.ts';
import type { Config } from '../config.ts';
import { deliveryOf } from '../contact/delivery.ts';
import { createInvoices } from '../invoice/invoices.ts';
import { connectShopAdmin } from '../invoice/shop-admin.ts';
import { connectVatCheck } from '../invoice/vies.ts';
import type { Members } from '../members/members.ts';
import { isCallOfProxy } from '../protection/call-of-proxy.ts';
import { connectStorefront } from '../shop/storefront.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { billingEvents } from './billing-events.ts';
import { ccu } from './ccu.ts';
import { contact } from './contact.ts';
import { cps } from './cps.ts';
import { entry } from './entry.ts';
import { joinStatus } from './join-status.ts';
import { memberStatus } from './member-status.ts';
import { passwordMail } from './password-mail.ts';
import { plans } from './plans.ts';
import { portalLogout } from './portal-logout.ts';
import type { ApiRoute } from './route.ts';
import { sca } from './sca.ts';
import { sdoc } from './sdoc.ts';

export interface RouteParts {
  onEvent: OnSupplierEvent;
  onLostMessage: () => void;
  billing?: Billing | undefined;
  members?: Members | undefined;
}

/** Every endpoint below `/api/v1`, one file each in this folder, with the suppliers it needs. */
export function routesFor(
  config: Config,
  { onEvent, onLostMessage, billing, members }: RouteParts,
): readonly ApiRoute[] {
  const isOwn = isCallOfProxy(config.TRUSTED_PROXIES);
  const storefront = connectStorefront(config, onEvent);
  const admin = connectShopAdmin(config, onEvent);
  const shop = admin && { admin, invoices: createInvoices(admin, { waitMs: config.INVOICE_WAIT_MS }) };
  const vatCheck = connectVatCheck(config, onEvent);
  return [
    sca(storefront, (request) => isOwn(request.raw)),
    sdoc({ config, vatCheck, shop, storefront }),
    ccu({ billing, members, config }),
    joinStatus(billing, config.SITE_ORIGIN),
    plans(billing),
    billingEvents(billing),
    cps(members),
    portalLogout(members),
    memberStatus(members),
    entry(members),
    passwordMail(members),
    contact(deliveryOf(config, { onLost: onLostMessage })),
  ];
}
