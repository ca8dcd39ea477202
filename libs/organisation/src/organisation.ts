import type { Currency, NumberFormat } from '@guildhall/money';
import type { Consent } from './consent-facts.ts';
import type { Seller, ShopEventNames } from './shop-facts.ts';

/** Traits of a membership plan. The plan's id is what content and `POST /api/v1/ccu` call it. */
export interface PlanTraits {
  /** True if something is sent to the member, so that the form has a shipping address. */
  shipping: boolean;
  /**
   * The tax number that a member may give, so that the plan's donation is reported for a tax deduction.
   * @default none
   */
  taxDeduction?: 'cpr';
  /**
   * Countries in which the plan is not sold, by ISO 3166-1 alpha-2 code.
   * @default []
   */
  notSoldIn?: readonly string[];
  /**
   * Name of the event that is tracked for a paid sign-up.
   * @default 'subscriptions'
   */
  trackingEvent?: string;
}

/** A membership plan with all its traits. Small enough for the props of an island. */
export interface Plan extends Required<Omit<PlanTraits, 'taxDeduction'>> {
  id: string;
  taxDeduction?: 'cpr';
}

/** A field of a member's profile, as an organisation writes it. */
export interface ProfileFieldFacts {
  /** Stands at the value, in the site's language. */
  label: string;
  /**
   * Kind of its values: `email` an address, `phone` digits of a telephone, `date` as `2026-11-28`, `choice` one of `choices`.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'phone' | 'date' | 'choice';
  /** `office` changes it with a command, or in the identity vendor's console; `nobody` only by a program of your own. */
  changedBy: 'member' | 'office' | 'nobody';
  /**
   * True if a member cannot empty it.
   * @default false
   */
  required?: boolean;
  /** Names of the values of a `choice`, by the value that is stored. */
  choices?: Readonly<Record<string, string>>;
}

/** A field of a member's profile. Its values are in the member's record, and are removed with it. */
export interface ProfileField extends Required<Omit<ProfileFieldFacts, 'choices'>> {
  choices?: Readonly<Record<string, string>>;
}

/** Fields of a member's profile by name, in their order. */
export type ProfileFields = Readonly<Record<string, ProfileField>>;

type AddressField =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'line1'
  | 'line2'
  | 'city'
  | 'state'
  | 'zip'
  | 'country';
type CustomerField = 'email' | 'first_name' | 'last_name' | 'company';

/**
 * The fields of each part of the sign-up form, in their order. A name with `?` is optional, one that is not listed is not
 * asked for. Name and email address that the billing address leaves out are the customer's.
 */
export interface SignUpFieldLists {
  customer: readonly (CustomerField | `${CustomerField}?`)[];
  billing_address: readonly (AddressField | `${AddressField}?`)[];
  shipping_address: readonly (AddressField | `${AddressField}?`)[];
}

/** The sign-up form of an organisation. */
export interface SignUpFacts {
  /**
   * Fields of each part of the form.
   * @default for each part, those of `defaultSignUpFields`
   */
  fields?: Partial<SignUpFieldLists>;
  /**
   * Country that is chosen until a visitor chooses another, by ISO 3166-1 alpha-2 code.
   * @default none
   */
  homeCountry?: string;
}

/** Paths of the members' pages. */
export interface MemberPaths {
  login: `/${string}`;
  profile: `/${string}`;
  resetPassword: `/${string}`;
}

/** Appearance of a block's background. The theme gives each role its colours. */
export type GroundRole = 'page' | 'warm' | 'dark' | 'soft';

/** A place to be booked, unlike goods to be shipped: `online`, or `onsite` for meetings in person. */
export type EventKind = 'online' | 'onsite';

/** Parts of the product. One that is off leaves no route, script, menu or check of the doctor. */
export interface Switches {
  /** Products and cart. */
  shop: boolean;
  /** Login, profile and subscription portal. */
  members: boolean;
  /** Forms to sign up for a plan. */
  membership: boolean;
}

/** Statement of an organisation about the accessibility of its site, in the site's language. */
export interface AccessibilityStatement {
  path: `/${string}`;
  /** Compliance with WCAG 2.2, level AA. */
  status: 'full' | 'partial' | 'none';
  /** ISO date, such as `2026-11-23`. */
  preparedOn: string;
  /** ISO date. */
  reviewedOn?: string;
  /**
   * Name of a third party that assessed the site.
   * @default the organisation assessed it itself
   */
  assessedBy?: string;
  /** Law that requires the statement. */
  law?: string;
  /** Content that is not accessible, by the reason: one sentence for each exception. */
  exceptions: Readonly<Record<'nonCompliance' | 'disproportionateBurden' | 'outOfScope', readonly string[]>>;
  /** At least one of `email` and `path`, a page with a form. */
  contact: { email?: string; path?: `/${string}`; replyDays?: number };
  /** Authority to which visitors can turn if they are not satisfied. */
  enforcement?: { name: string; url: string };
}

/** The statement as an organisation writes it. */
export type AccessibilityFacts = Omit<AccessibilityStatement, 'path' | 'exceptions'> & {
  /**
   * Path of the page with the statement.
   * @default '/accessibility'
   */
  path?: `/${string}`;
  /**
   * Content that is not accessible, with its reason.
   * @default none
   */
  exceptions?: Partial<AccessibilityStatement['exceptions']>;
};

/** Withdrawal from a contract, without a login and without a reason. */
interface Withdrawal {
  /** Path of its page. */
  path: `/${string}`;
  /** Days from the order in which one can withdraw. */
  days: number;
}

/** Cancellation of a running membership, without a login. */
interface Cancellation {
  /** Path of its page. */
  path: `/${string}`;
}

/** Functions for those who have concluded a contract on the site. Each has a link at the end of every page. */
export interface Contracts {
  /** Missing: one cannot withdraw on the site. */
  withdrawal?: Withdrawal;
  /** Missing: one cannot cancel on the site without a login. */
  cancellation?: Cancellation;
}

/** The functions as an organisation writes them. `{}` switches one on. */
export interface ContractFacts {
  /**
   * Withdrawal. Paths are those of one or two folders, and days at least 14.
   * @default off; of one that is on: '/withdraw', 14 days
   */
  withdrawal?: Partial<Withdrawal>;
  /**
   * Cancellation.
   * @default off; of one that is on: '/cancel'
   */
  cancellation?: Partial<Cancellation>;
}

/** The facts as an organisation writes them. */
export interface OrganisationFacts {
  /**
   * Name on every page, in feeds and in the icons of phones.
   * @default 'Guildhall'
   */
  name?: string;
  /** Language of the site, as in `<html lang>`: a BCP 47 tag such as `en`. */
  language: string;
  /**
   * Language and region for dates, such as `en-GB`.
   * @default language
   */
  locale?: string;
  /**
   * Time zone of the office, such as `Europe/Copenhagen`, for times in emails to it.
   * @default 'UTC'
   */
  timeZone?: string;
  /**
   * Notation of amounts.
   * @default English notation: `€1,234.50`
   */
  numbers?: NumberFormat;
  /** Currency of all prices, by ISO 4217 code. It has two decimals. */
  currency: Currency;
  /**
   * Currencies of the equivalents beside prices, in their order, with the value of one unit of `currency` that is used
   * while current rates cannot be read.
   * @default {}
   */
  equivalents?: Readonly<Record<Currency, number>>;
  /**
   * Country of the organisation, by VAT code (Greece is `EL`). Prices include its VAT until a visitor chooses another
   * country. Outside the EU, prices are shown as the shop has them.
   */
  vatHome: string;
  /**
   * Membership plans by id, in their order.
   * @default {}
   */
  plans?: Readonly<Record<string, PlanTraits>>;
  /**
   * Fields of a member's profile beside name and login, by name, in their order.
   * @default {}
   */
  profileFields?: Readonly<Record<string, ProfileFieldFacts>>;
  /**
   * Fields of the sign-up form. The billing supplier may require some of them; the api then does not start without.
   * @default those of `defaultSignUpFields`, and no country chosen
   */
  signUp?: SignUpFacts;
  /**
   * Countries to choose from in the sign-up form, by ISO 3166-1 alpha-2 code with their names, in their order.
   * @default 65 countries, named and sorted in the site's language
   */
  countries?: Readonly<Record<string, string>>;
  /**
   * Vendors of the shop whose products are places at events, by the kind of event: a visitor books at most one place.
   * Names have no comma.
   * @default {}
   */
  eventVendors?: Readonly<Record<string, EventKind>>;
  /**
   * The organisation as a seller to businesses in other countries of the EU, which pay no VAT to it.
   * @default no number, and `neverExempt` with the vendors of events of the kind `onsite`
   */
  seller?: Partial<Seller>;
  /**
   * Paths of the members’ pages: one or two folders of a–z, 0–9 and -, below none of the kit’s own.
   * @default '/login', '/profile' and '/reset-password'
   */
  paths?: Partial<MemberPaths>;
  /**
   * Path of the page that searches the site, such as '/find'. False: the site has no search.
   * @default '/search'
   */
  search?: `/${string}` | false;
  /**
   * Background colours by the names that content uses for them.
   * @default each role by its own name
   */
  grounds?: Readonly<Record<string, GroundRole>>;
  /**
   * Post types of the entries that are news: the site's feed lists them. Without any there is no feed.
   * @default []
   */
  feedTypes?: readonly string[];
  /**
   * Names of the shop’s events for analytics.
   * @default the names of Google Analytics 4 for shops, and `request_invoice`
   */
  shopEvents?: Partial<ShopEventNames>;
  /**
   * Parts of the product that the organisation does without.
   * @default everything is on
   */
  switches?: Partial<Switches>;
  /**
   * Kind of login of members: with passwords at an identity vendor, or by one-time links in emails, which the api sends.
   * @default 'passwords'
   */
  logins?: 'passwords' | 'links';
  /**
   * Required for a tag manager, which is configured at the site (`TAG_SCRIPT_URL`).
   * @default visitors are asked nothing
   */
  consent?: Pick<Consent, 'purposes'> & Partial<Consent>;
  /**
   * Contact for those who find a vulnerability, in `/.well-known/security.txt` (RFC 9116).
   * @default there is no such file
   */
  securityContact?: SecurityContact;
  /**
   * Hosts that browsers call by https only, for two years: the site's, those below it too, or also in the browsers' own list
   * (hstspreload.org).
   * @default 'host'
   */
  hsts?: 'host' | 'subdomains' | 'preload';
  /**
   * The site's accessibility statement, with a link at the end of every page.
   * @default no statement
   */
  accessibility?: AccessibilityFacts;
  /**
   * Functions with which people withdraw from a contract, or cancel it. The law of the country says which are needed.
   * @default none
   */
  contracts?: ContractFacts;
  /**
   * Lets members copy and delete their data in their profile.
   * @default the office does it
   */
  leaving?: LeavingFacts;
}

/** Contact for those who find a vulnerability. */
export interface SecurityContact {
  /** URLs such as `mailto:security@house.example`, the best one first. */
  urls: readonly string[];
  /** The day after which these are out of date, at most a year from now, such as `2027-06-30`. */
  expires: string;
}

/** The function with which members copy and delete their data. */
export interface Leaving {
  /** Page on which a deletion is taken back, by the link in its email. */
  path: `/${string}`;
  /** Years for which the law makes the organisation keep invoices and payments: members are told. */
  bookkeepingYears: number;
}

/** The same, as an organisation states it. */
export type LeavingFacts = Pick<Leaving, 'bookkeepingYears'> & {
  /**
   * Page on which a deletion is taken back.
   *
   * @default '/keep-my-data'
   */
  path?: `/${string}`;
};

/** The facts of an organisation, complete and valid. */
export interface Organisation extends Required<
  Omit<
    OrganisationFacts,
    | 'plans'
    | 'profileFields'
    | 'signUp'
    | 'countries'
    | 'paths'
    | 'shopEvents'
    | 'switches'
    | 'consent'
    | 'seller'
    | 'securityContact'
    | 'accessibility'
    | 'contracts'
    | 'leaving'
  >
> {
  plans: readonly Plan[];
  profileFields: ProfileFields;
  /** With the fields of every part. */
  signUp?: SignUpFacts & { fields: SignUpFieldLists };
  countries?: Readonly<Record<string, string>>;
  paths: MemberPaths;
  shopEvents: ShopEventNames;
  switches: Switches;
  consent?: Consent;
  seller: Seller;
  securityContact?: SecurityContact;
  accessibility?: AccessibilityStatement;
  contracts?: Contracts;
  leaving?: Leaving;
}
