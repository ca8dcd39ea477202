import type { Config } from './config/config.ts';
import type { Adapter } from './suppliers/adapter.ts';
import type { BillingConnection } from './suppliers/billing-vendor.ts';
import type { OnSupplierEvent } from './suppliers/connect.ts';
import type { DeliverContactMessage } from './suppliers/contact-delivery.ts';
import type { IdentityConnection } from './suppliers/identity.ts';
import type { SendMail } from './suppliers/mail.ts';
import type { ShopAdmin, Storefront } from './suppliers/shop.ts';

/** The suppliers that are configured, by what they do. */
export interface Connections {
  /** Sites of the billing vendor. */
  billing: readonly BillingConnection[];
  identity: IdentityConnection | undefined;
  storefront: Storefront | undefined;
  shopAdmin: ShopAdmin | undefined;
  sendMemberMail: SendMail | undefined;
  deliverContactMail: DeliverContactMessage | undefined;
}

/** Connects the suppliers. The configuration has shown that each role is taken once at most. */
export function connectSuppliers(
  config: Config,
  suppliers: readonly Adapter[],
  onEvent: OnSupplierEvent,
): Connections {
  const findFirst = <T>(connect: (supplier: Adapter) => T | undefined): T | undefined =>
    suppliers.map(connect).find((connection) => connection !== undefined);
  return {
    billing: suppliers.flatMap((supplier) => supplier.connectBilling?.(config) ?? []),
    identity: findFirst((supplier) => supplier.connectIdentity?.(config)),
    storefront: findFirst((supplier) => supplier.connectStorefront?.(config, onEvent)),
    shopAdmin: findFirst((supplier) => supplier.connectShopAdmin?.(config, onEvent)),
    sendMemberMail: findFirst((supplier) => supplier.connectMemberMails?.(config)),
    deliverContactMail: findFirst((supplier) => supplier.connectContactMails?.(config)),
  };
}
