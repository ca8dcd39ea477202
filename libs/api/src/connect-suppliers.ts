import type {
  Adapter,
  BillingConnection,
  DeliverContactMessage,
  IdentityConnection,
  OnSupplierEvent,
  SendMail,
  ShopAdmin,
  Storefront,
} from '@guildhall/suppliers';
import type { Organisation } from '@guildhall/organisation';
import type { Config } from './config/config.ts';

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
  { suppliers, organisation }: { suppliers: readonly Adapter[]; organisation: Organisation },
  onEvent: OnSupplierEvent,
): Connections {
  const findFirst = <T>(connect: (supplier: Adapter) => T | undefined): T | undefined =>
    suppliers.map(connect).find((connection) => connection !== undefined);
  return {
    billing: suppliers.flatMap((supplier) => supplier.connectBilling?.(config, organisation) ?? []),
    identity: findFirst((supplier) => supplier.connectIdentity?.(config)),
    storefront: findFirst((supplier) => supplier.connectStorefront?.(config, onEvent)),
    shopAdmin: findFirst((supplier) => supplier.connectShopAdmin?.(config, onEvent)),
    sendMemberMail: findFirst((supplier) => supplier.connectMemberMails?.(config)),
    deliverContactMail: findFirst((supplier) => supplier.connectContactMails?.(config)),
  };
}
