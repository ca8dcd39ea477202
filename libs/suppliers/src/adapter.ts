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

/** A job of a supplier for the api. */
export type SupplierRole =
  | 'billing'
  | 'test billing'
  | 'members'
  | 'member mails'
  | 'contact mails'
  | 'storefront'
  | 'shop admin';

export interface ConfigurationProblem {
  variable: string;
  /** Follows the variable's name: `must be an https URL`. */
  problem: string;
}

/** A rule between variables. It is checked when each of these is valid by itself. */
export interface ConfigurationRule<Settings> {
  /** The variables that it compares; the problem is reported for the first. */
  variables: readonly [keyof Settings & string, ...(keyof Settings & string)[]];
  isValid(settings: Settings): boolean;
  problem: string;
}

export interface CheckOptions {
  organisation: Organisation;
  onEvent: OnSupplierEvent;
  /** The roles that suppliers of this api take now. */
  roles: ReadonlySet<SupplierRole>;
  /** True at each start of the api: the check changes nothing and is short. */
  isQuick: boolean;
}

/** One supplier, as an adapter contributes it. Every function gets the variables of the adapter and of the host. */
export interface AdapterDefinition<Variables extends v.ObjectEntries, Settings> {
  /** Name for operators. */
  name: string;
  /** The part whose switch turns the supplier off; its variables are then ignored. */
  part?: ProductPart;
  /**
   * The variables that each role requires. The first of them switches the role on.
   *
   * @example
   * { 'contact mails': ['SMTP_URL', 'CONTACT_TO'] }
   */
  roles: Partial<Record<SupplierRole, readonly [string, ...string[]]>>;
  /** Creates the environment variables, by their names. */
  createVariables(organisation: Organisation): Variables;
  /** Fields without which the billing supplier sells nothing: an api whose sign-up form lacks one does not start. */
  requiredSignUpFields?: readonly SignUpFieldPath[];
  /** The tables that the adapter keeps in the api's storage, so that they are backed up and restored with it. */
  stores?: readonly StoreDefinition[];
  rules?: readonly ConfigurationRule<Settings>[];
  /** Finds contradictions between variables that are valid by themselves. */
  findProblems?(settings: Settings, organisation: Organisation): ConfigurationProblem[];
  /** Connects the sites of the billing vendor; none if it is not configured. */
  connectBilling?(
    settings: Settings,
    organisation: Pick<Organisation, 'numbers'>,
  ): readonly BillingConnection[];
  /** Connects the identity service; `undefined` if it is not configured. */
  connectIdentity?(settings: Settings): IdentityConnection | undefined;
  connectStorefront?(settings: Settings, onEvent: OnSupplierEvent): Storefront | undefined;
  connectShopAdmin?(settings: Settings, onEvent: OnSupplierEvent): ShopAdmin | undefined;
  /** Connects the relay of emails to members; `undefined` if it is not configured. */
  connectMemberMails?(settings: Settings): SendMail | undefined;
  /** Connects the delivery of contact forms by email; `undefined` if it is not configured. */
  connectContactMails?(settings: Settings): DeliverContactMessage | undefined;
  /** Checks that the supplier responds and is set up correctly: one finding at least, also if it is off. */
  check?(settings: Settings, options: CheckOptions): Promise<Finding[]>;
}

/** A supplier of an api, as it is listed in `runApi({ suppliers })`. */
export type Adapter = AdapterDefinition<v.ObjectEntries, HostSettings>;

/**
 * A supplier whose functions know the types of its variables.
 *
 * @example
 * export const smtp = () =>
 *   defineAdapter({
 *     name: 'SMTP',
 *     roles: { 'member mails': ['SMTP_URL'] },
 *     createVariables: () => ({ SMTP_URL: v.optional(relayUrl) }),
 *     connectMemberMails: ({ SMTP_URL: relay }) => relay && connectRelay(relay),
 *   });
 */
export function defineAdapter<Variables extends v.ObjectEntries>(
  definition: AdapterDefinition<
    Variables,
    HostSettings & v.InferOutput<v.ObjectSchema<Variables, undefined>>
  >,
): Adapter {
  return definition as unknown as Adapter;
}
