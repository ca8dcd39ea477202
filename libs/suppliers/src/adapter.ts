import type { SignUpFieldPath } from '@guildhall/api-contract/signup';
import type { Organisation } from '@guildhall/organisation';
import type { Finding } from '@guildhall/server-kit';
import type { StoreDefinition } from '@guildhall/server-kit/storage';
import type * as v from 'valibot';
import type { BillingConnection } from './billing-vendor.ts';
import type { OnSupplierEvent } from './connect.ts';
import type { DeliverContactMessage } from './contact-delivery.ts';
import type { IdentityConnection } from './identity.ts';
import type { SendMail } from './mail.ts';
import type { ShopAdmin, Storefront } from './shop.ts';

/** The host's own configuration, as adapters may read it. */
export interface HostSettings {
  /** Origin of the site. */
  SITE_ORIGIN: string;
  /** A private folder that survives restarts, for what an adapter stores itself. Set wherever memberships are sold. */
  DATA_DIR?: string | undefined;
  /** URL of the PostgreSQL database for the same, which replaces the folder: see `findStoragePlace`. */
  DATABASE_URL?: string | undefined;
  /** Time limit of a call, ms. */
  DEADLINE_MS: number;
  /** Origins of the shop's checkout and invoices. */
  CHECKOUT_ORIGINS: readonly string[];
  /** The seller's country, by its VAT code. */
  SHOP_COUNTRY: string;
}

/** A part of the product that an organisation can switch off. */
export type ProductPart = 'shop' | 'members' | 'billing';

/** The connections that the api gets from suppliers, by the role that a supplier takes. */
export interface SupplierConnections {
  /** The live site of the billing vendor. */
  billing: BillingConnection;
  /** A test site of the same vendor. */
  'test billing': BillingConnection;
  /** Logins and records of members. */
  members: IdentityConnection;
  /** Emails to members. */
  'member mails': SendMail;
  /** Contact forms, delivered by email. */
  'contact mails': DeliverContactMessage;
  /** The part of the shop that visitors see: products, collections, carts. */
  storefront: Storefront;
  /** The shop's administration, for invoices without VAT. */
  'shop admin': ShopAdmin;
}

/** A job of a supplier for the api. */
export type SupplierRole = keyof SupplierConnections;

/** A role that a supplier takes: it is declared together with what it takes, so that neither can be without the other. */
export interface RoleDefinition<Settings, Connection> {
  /** The variables that it requires. The first of them switches the role on. */
  variables: readonly [string, ...string[]];
  /**
   * Connects the supplier. Called once, if the role is on; then `undefined` is refused.
   *
   * @param organisation its facts, such as its currency
   */
  connect(settings: Settings, onEvent: OnSupplierEvent, organisation: Organisation): Connection | undefined;
}

/** The roles that a supplier takes. */
type SupplierRoles<Settings> = {
  readonly [Role in SupplierRole]?: RoleDefinition<Settings, SupplierConnections[Role]>;
};

/** A problem of one variable, reported to the operator when the api starts. */
export interface ConfigurationProblem {
  /** Name of the variable: `SMTP_URL`. */
  variable: string;
  /** Follows the variable's name: `must be an https URL`. */
  problem: string;
}

/** A rule between variables. It is checked when each of these is valid by itself. */
export interface ConfigurationRule<Settings> {
  /** The variables that it compares; the problem is reported for the first. */
  variables: readonly [keyof Settings & string, ...(keyof Settings & string)[]];
  /** True if the variables do not contradict each other. */
  isValid(settings: Settings): boolean;
  /** Follows the first variable's name: `must be set together with CONTACT_TO`. */
  problem: string;
}

/** The facts and callbacks that a check of a supplier gets besides the variables. */
interface CheckOptions {
  /** The facts of the organisation. */
  organisation: Organisation;
  /** Called with each event of the check's own calls. */
  onEvent: OnSupplierEvent;
  /** The roles that suppliers of this api take now. */
  roles: ReadonlySet<SupplierRole>;
  /** True at each start of the api: the check changes nothing and is short. */
  isQuick: boolean;
}

/** One supplier, as an adapter contributes it. Every function gets the variables of the adapter and of the host. */
export interface AdapterDefinition<Variables extends v.ObjectEntries, Settings> {
  /** The package that it is in, or the file of an organisation's own supplier: errors name it. */
  name: string;
  /** The part whose switch turns the supplier off; its variables are then ignored. */
  part?: ProductPart;
  /**
   * All that the supplier does.
   *
   * @example
   * { 'contact mails': { variables: ['SMTP_URL', 'CONTACT_TO'], connect: connectContactMails } }
   */
  roles: SupplierRoles<Settings>;
  /** Creates the environment variables, by their names. Throws if options of the supplier do not fit the organisation. */
  createVariables(organisation: Organisation): Variables;
  /** Fields without which the billing supplier sells nothing: an api whose sign-up form lacks one does not start. */
  requiredSignUpFields?: readonly SignUpFieldPath[];
  /** The tables that the adapter keeps in the api's storage, so that they are backed up and restored with it. */
  stores?: readonly StoreDefinition[];
  /** Rules between the variables. */
  rules?: readonly ConfigurationRule<Settings>[];
  /** Finds contradictions between variables that are valid by themselves. */
  findProblems?(settings: Settings, organisation: Organisation): ConfigurationProblem[];
  /** Checks that the supplier responds and is set up correctly: one finding at least, also if it is off. */
  check?(settings: Settings, options: CheckOptions): Promise<Finding[]>;
}

/** A supplier of an api, as it is listed in `runApi({ suppliers })`. */
export type Adapter = AdapterDefinition<v.ObjectEntries, HostSettings>;

/**
 * A supplier whose functions know the types of its variables.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const send = (relay: string): SendMail => async (mail) =>
 *   void (await fetch(relay, { method: 'POST', body: JSON.stringify(mail) }));
 * export const relay = defineAdapter({
 *   name: 'relay.ts',
 *   roles: { 'member mails': { variables: ['RELAY_URL'], connect: ({ RELAY_URL: url }) => url ? send(url) : undefined } },
 *   createVariables: () => ({ RELAY_URL: v.optional(secretUrl) }),
 * });
 */
export function defineAdapter<Variables extends v.ObjectEntries>(
  definition: AdapterDefinition<
    Variables,
    HostSettings & v.InferOutput<v.ObjectSchema<Variables, undefined>>
  >,
): Adapter {
  return definition as unknown as Adapter;
}
