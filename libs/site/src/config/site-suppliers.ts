import type { Organisation } from '@guildhall/organisation';
import type {
  SiteBilling,
  SiteConnection,
  SiteIdentity,
  SiteSettings,
  SiteSupplier,
} from '@guildhall/suppliers/site';
import { createUsageError } from '../usage-error.ts';

/** The site's halves of its suppliers. */
export interface SiteSuppliers {
  /**
   * The billing supplier, whose part in browsers is in `SignUp.tsx`.
   * @default none: there are no sign-up forms
   */
  billing?: SiteSupplier<SiteBilling> | undefined;
  /**
   * The identity supplier. Its part in browsers, if it has one, is in the file that `guildhall({ logins })` names.
   * @default none: nobody can log in
   */
  identity?: SiteSupplier<SiteIdentity> | undefined;
}

/** Suppliers, with the facts that they read. */
export interface NamedSuppliers extends SiteSuppliers {
  organisation: Organisation;
}

/** The suppliers that are configured. */
export interface ConnectedSuppliers {
  billing?: SiteBilling | undefined;
  identity?: SiteIdentity | undefined;
  /**
   * Origins of the portal for members, which needs no sign-up forms.
   * @default none
   */
  portalOrigins?: readonly string[];
}

/** Lists the suppliers of parts that are switched on. Of others not even the variables are read. */
export function listUsedSuppliers({
  organisation: { switches },
  billing,
  identity,
}: NamedSuppliers): readonly SiteSupplier<SiteConnection>[] {
  return [
    // Members have a portal, also where nobody can sign up.
    ...(billing && (switches.membership || switches.members) ? [billing] : []),
    ...(identity && switches.members ? [identity] : []),
  ];
}

/**
 * Connects the suppliers of a valid configuration.
 *
 * @throws Error if members log in by another kind of logins than the identity supplier has
 */
export function connectSuppliers(settings: SiteSettings, named: NamedSuppliers): ConnectedSuppliers {
  const { organisation } = named;
  const used = listUsedSuppliers(named);
  const connect = <Connection extends SiteConnection>(supplier: SiteSupplier<Connection> | undefined) =>
    supplier && used.includes(supplier) ? supplier.connect(settings, organisation) : undefined;
  const billing = connect(named.billing);
  const identity = connect(named.identity);
  if (identity && identity.kind !== organisation.logins)
    throw createUsageError(
      'GUILDHALL_SITE_LOGINS',
      `${named.identity?.name} has logins by ${identity.kind}, but logins of the organisation is '${organisation.logins}'. Change one of them.`,
    );
  return { billing, identity, portalOrigins: billing?.portalOrigins ?? [] };
}
