import type { Organisation } from '@guildhall/organisation';
import type {
  Adapter,
  BillingConnection,
  DeliverContactMessage,
  IdentityConnection,
  OnSupplierEvent,
  SendMail,
  ShopAdmin,
  Storefront,
  SupplierConnections,
  SupplierRole,
} from '@guildhall/suppliers';
import { checkConnection } from './config/check-roles.ts';
import type { Config } from './config/config.ts';
import { findSupplier } from './config/roles.ts';
import { createUsageError } from '@guildhall/server-kit';

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

export interface ConnectOptions {
  organisation: Organisation;
  suppliers: readonly Adapter[];
  onEvent: OnSupplierEvent;
}

/**
 * Connects the suppliers. The configuration has shown that each role is taken once at most.
 *
 * @throws Error if a supplier lacks what the api uses of it, or has another kind of logins than the organisation
 */
export function connectSuppliers(
  config: Config,
  { suppliers, organisation, onEvent }: ConnectOptions,
): Connections {
  function connect<Role extends SupplierRole>(role: Role): SupplierConnections[Role] | undefined {
    const supplier = findSupplier(suppliers, role, config);
    return (
      supplier &&
      checkConnection(supplier, role, supplier.roles[role]?.connect(config, onEvent, organisation))
    );
  }
  const identity = connect('members');
  if (identity && identity.kind !== organisation.logins)
    throw createUsageError(
      'GUILDHALL_API_LOGINS',
      `${findSupplier(suppliers, 'members', config)?.name} has logins by ${identity.kind}, but logins of the organisation is '${organisation.logins}'. Change one of them.`,
    );
  return {
    billing: [connect('billing'), connect('test billing')].filter((site) => site !== undefined),
    identity,
    storefront: connect('storefront'),
    shopAdmin: connect('shop admin'),
    sendMemberMail: connect('member mails'),
    deliverContactMail: connect('contact mails'),
  };
}
