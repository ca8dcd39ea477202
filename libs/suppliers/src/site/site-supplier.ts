import type { Organisation } from '@guildhall/organisation';
import type { Finding } from '@guildhall/server-kit';
import type * as v from 'valibot';
import type { ConfigurationRule } from '../adapter.ts';

/** The site's own configuration, as suppliers may read it. */
export interface SiteSettings {
  /** Public origin of the site. */
  SITE_ORIGIN: string;
}

/** Sources of a supplier in the Content-Security-Policy of pages: they may load nothing else from it. */
export interface PageSources {
  /**
   * Origins or URLs of scripts.
   *
   * @default none
   */
  scripts?: readonly string[];
  /**
   * Origins of styles.
   *
   * @default none
   */
  styles?: readonly string[];
  /**
   * Origins of frames.
   *
   * @default none
   */
  frames?: readonly string[];
  /**
   * Origins that scripts of the page call.
   *
   * @default none
   */
  connections?: readonly string[];
  /**
   * Origins whose frames may take payments; an empty list if only the page itself does.
   * @default no page may take a payment
   */
  payments?: readonly string[];
  /**
   * True if a script of the supplier inserts HTML as strings. Pages with it have no Trusted Types.
   * @default false
   */
  insertsStrings?: boolean;
}

/** Calls that the site passes on, for example to a stand-in on this machine. */
export interface SiteForward {
  /** Start of their paths on the site, such as `/identity.example`. */
  path: string;
  /** URL that replaces the site's origin and `path`, such as `http://127.0.0.1:4400/identity.example`. */
  target: string;
}

/** A supplier on the site, once its variables are read. */
export interface SiteConnection {
  /** @default none */
  sources?: PageSources;
  /** @default none */
  forwards?: readonly SiteForward[];
  /**
   * Checks for `npm run doctor` what the site needs of the supplier. Changes nothing.
   * @default no check
   */
  check?(): Promise<Finding[]>;
}

/** The site's part of a supplier, whose functions know the types of its variables. */
export interface SiteSupplierDefinition<
  Variables extends v.ObjectEntries,
  Settings,
  Connection extends object,
> {
  /** Name for operators. */
  name: string;
  /**
   * The environment variables, by their names. They are read only if the site names this supplier.
   * @default none
   */
  variables?: Variables;
  /**
   * The variables that it requires. The first of them switches it on.
   * @default none: it is on wherever it is named
   */
  required?: readonly (keyof Variables & string)[];
  /**
   * Rules between the variables.
   *
   * @default none
   */
  rules?: readonly ConfigurationRule<Settings>[];
  /** Returns what pages and server need of it; `undefined` if it is not configured. */
  connect(settings: Settings, organisation: Organisation): Connection | undefined;
}

/** The site's part of a supplier, as `runSite` takes it. */
export type SiteSupplier<Connection extends object> = SiteSupplierDefinition<
  v.ObjectEntries,
  SiteSettings,
  Connection
>;

/**
 * Defines the site's part of a supplier. It holds no secret: those are in the api's part.
 *
 * @example
 * import * as v from 'valibot';
 *
 * export const tillPages: SiteSupplier<SiteBilling> = defineSiteSupplier({
 *   name: 'Till',
 *   variables: { TILL_ORIGIN: v.optional(publicOrigin) },
 *   required: ['TILL_ORIGIN'],
 *   connect: ({ TILL_ORIGIN: origin }) => (origin === undefined ? undefined : { checkout: { origin } }),
 * });
 */
export function defineSiteSupplier<
  Variables extends v.ObjectEntries = Record<never, never>,
  Connection extends object = SiteConnection,
>(
  definition: SiteSupplierDefinition<
    Variables,
    SiteSettings & v.InferOutput<v.ObjectSchema<Variables, undefined>>,
    Connection
  >,
): SiteSupplier<Connection> {
  return definition as unknown as SiteSupplier<Connection>;
}
