import { englishNumbers, isCurrency } from '@guildhall/money';
import * as v from 'valibot';
import { createContractsSchema, findContractContradictions, toContracts } from './contract-facts.ts';
import { consentSchema } from './consent-facts.ts';
import { defaultPaths, defaultSearchPath } from './default-paths.ts';
import type {
  AccessibilityStatement,
  Organisation,
  OrganisationFacts,
  SignUpFieldLists,
} from './organisation.ts';
import { createLeavingSchema } from './leaving-facts.ts';
import { profileFieldsSchema } from './profile-facts.ts';
import { eventName, sellerSchema, shopEventsSchema, toSeller } from './shop-facts.ts';
import { findSignUpContradictions, signUpSchema } from './sign-up-facts.ts';

/**
 * Facts of an organisation that contradict themselves or cannot be right.
 *
 * @example
 * try {
 *   defineOrganisation({ language: 'de', currency: 'EUR', vatHome: 'Germany' });
 * } catch (error) {
 *   if (error instanceof OrganisationError) console.error(error.problems); // one begins with `vatHome`
 * }
 */
export class OrganisationError extends Error {
  override readonly name = 'OrganisationError';
  readonly code = 'GUILDHALL_ORGANISATION_FACTS';
  /** One sentence per fault, which begins with the fact's name, such as `plans.friend.notSoldIn`. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n');
    super(
      `[GUILDHALL_ORGANISATION_FACTS] Invalid facts in defineOrganisation. Fix these and start again:\n${lines}`,
    );
    this.problems = problems;
  }
}

const language = v.pipe(
  v.string('must be a language tag such as en'),
  v.check(isLanguageTag, 'must be a language tag such as en'),
);
const currency = v.pipe(
  v.string('must be a currency code such as EUR'),
  v.regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR'),
  v.check(
    (code) => isCurrency(code),
    'must be a currency with two decimals: amounts are counted in hundredths',
  ),
);
const country = v.pipe(
  v.string('must be a country code such as DE'),
  v.regex(/^[A-Z]{2}$/, 'must be a country code such as DE'),
);
const flag = v.boolean('must be true or false');
/** Two folders at most, without a page of the site's own routes below. */
const path = v.pipe(
  v.string('must be a path such as /login'),
  v.regex(
    /^\/[a-z0-9-]+(\/[a-z0-9-]+)?$/,
    'must be a path such as /login: one or two folders of a-z, 0-9 and -',
  ),
  v.check((text) => !/^\/(p|cart|api|preview|assets|members)(\/|$)/.test(text), 'is used by the kit'),
  v.transform((text) => text as `/${string}`),
);

const plan = v.strictObject({
  shipping: flag,
  taxDeduction: v.optional(v.literal('cpr', "must be 'cpr'")),
  notSoldIn: v.optional(v.array(country), []),
  trackingEvent: v.optional(eventName, 'subscriptions'),
});

const roles = ['page', 'warm', 'dark', 'soft'] as const;

const sentence = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be empty'));
const date = v.pipe(
  v.string('must be a date such as 2026-11-23'),
  v.isoDate('must be a date such as 2026-11-23'),
);
const sentences = v.optional(v.array(sentence), []);

const accessibility = v.strictObject({
  path: v.optional(path, '/accessibility'),
  status: v.picklist(['full', 'partial', 'none'], "must be 'full', 'partial' or 'none'"),
  preparedOn: date,
  reviewedOn: v.optional(date),
  assessedBy: v.optional(sentence),
  law: v.optional(sentence),
  exceptions: v.optional(
    v.strictObject({
      nonCompliance: sentences,
      disproportionateBurden: sentences,
      outOfScope: sentences,
    }),
    {},
  ),
  contact: v.strictObject({
    email: v.optional(v.pipe(v.string('must be text'), v.email('must be an email address'))),
    path: v.optional(path),
    replyDays: v.optional(
      v.pipe(
        v.number('must be a number'),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be at least 1'),
      ),
    ),
  }),
  enforcement: v.optional(
    v.strictObject({
      name: sentence,
      url: v.pipe(v.string('must be text'), v.regex(/^https:\/\/[^\s]+$/, 'must be an https URL')),
    }),
  ),
});

const securityContact = v.strictObject({
  urls: v.pipe(
    v.array(
      v.pipe(
        v.string('must be text'),
        v.regex(
          /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/,
          'must be a mailto:, https: or tel: URL',
        ),
      ),
    ),
    v.minLength(1, 'must have at least one URL'),
  ),
  expires: date,
});

const facts = v.strictObject({
  name: v.optional(sentence, 'Guildhall'),
  language,
  locale: v.optional(language),
  timeZone: v.optional(
    v.pipe(
      v.string('must be a time zone such as Europe/Copenhagen'),
      v.check(isTimeZone, 'must be a time zone such as Europe/Copenhagen'),
    ),
    'UTC',
  ),
  numbers: v.optional(
    v.strictObject({
      group: v.pipe(v.string('must be text'), v.maxLength(1, 'must be one character or none')),
      decimal: v.pipe(v.string('must be text'), v.length(1, 'must be one character')),
      sign: v.picklist(['before', 'after'], "must be 'before' or 'after'"),
      signs: v.optional(
        v.record(
          currency,
          v.pipe(
            v.string('must be text'),
            v.regex(/^[^\s\d.,<>&-][^\d,<>&-]{0,5}$/u, 'must be a sign such as kr, of at most 6 characters'),
            // A word stands apart from the figures: "kr 350".
            v.transform((sign) => sign.replace(/[\p{L}.]$/u, '$& ')),
          ),
        ),
      ),
    }),
    englishNumbers,
  ),
  currency,
  equivalents: v.optional(
    v.record(
      currency,
      v.pipe(
        v.number('must be a number'),
        v.minValue(0.000_001, 'must be at least 0.000001'),
        v.maxValue(1_000, 'must be at most 1,000'),
      ),
    ),
    {},
  ),
  vatHome: country,
  plans: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[\w+-]{1,80}$/, 'has an id with more than letters, digits, -, _ and +')),
      plan,
    ),
    {},
  ),
  profileFields: v.optional(profileFieldsSchema, {}),
  signUp: v.optional(signUpSchema),
  countries: v.optional(
    v.record(
      country,
      v.pipe(v.string('must be text'), v.regex(/^\S.{0,79}$/, 'must be a name of at most 80 characters')),
    ),
  ),
  eventVendors: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[^,]{1,255}$/, 'has a name with a comma, or none')),
      v.picklist(['online', 'onsite'], "must be 'online' or 'onsite'"),
    ),
    {},
  ),
  paths: v.optional(
    v.strictObject({
      login: v.optional(path, defaultPaths.login),
      profile: v.optional(path, defaultPaths.profile),
      resetPassword: v.optional(path, defaultPaths.resetPassword),
    }),
    {},
  ),
  search: v.optional(v.union([v.literal(false), path], describeSearch), defaultSearchPath),
  grounds: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'has a name with more than a-z, 0-9 and -')),
      v.picklist(roles, `must be one of ${roles.join(', ')}`),
    ),
    { page: 'page', warm: 'warm', dark: 'dark', soft: 'soft' },
  ),
  feedTypes: v.optional(
    v.array(
      v.pipe(v.string('must be text'), v.regex(/^[\w-]{1,80}$/, 'must be a post type such as news')),
      'must be a list',
    ),
    [],
  ),
  shopEvents: v.optional(shopEventsSchema, {}),
  seller: v.optional(sellerSchema, {}),
  switches: v.optional(
    v.strictObject({
      shop: v.optional(flag, true),
      members: v.optional(flag, true),
      membership: v.optional(flag, true),
    }),
    {},
  ),
  logins: v.optional(v.picklist(['passwords', 'links'], "must be 'passwords' or 'links'"), 'passwords'),
  accessibility: v.optional(accessibility),
  contracts: v.optional(createContractsSchema(path)),
  leaving: v.optional(createLeavingSchema(path)),
  consent: v.optional(consentSchema),
  securityContact: v.optional(securityContact),
  hsts: v.optional(
    v.picklist(['host', 'subdomains', 'preload'], "must be 'host', 'subdomains' or 'preload'"),
    'host',
  ),
});

/**
 * Completes and validates the facts of an organisation. Call it once, in a file that both servers read.
 *
 * @throws OrganisationError that lists every fault
 * @example
 * export const organisation = defineOrganisation({
 *   language: 'de',
 *   currency: 'EUR',
 *   vatHome: 'DE',
 *   plans: { friend: { shipping: false } },
 * });
 */
export function defineOrganisation(given: OrganisationFacts): Organisation {
  const read = v.safeParse(facts, given);
  if (!read.success) throw new OrganisationError([...new Set(read.issues.map(formatIssue))]);
  const {
    plans,
    signUp,
    countries,
    consent,
    seller,
    securityContact: contact,
    accessibility: statement,
    contracts,
    leaving,
    locale = given.language,
    ...rest
  } = read.output;
  const organisation: Organisation = {
    ...rest,
    locale,
    ...(signUp && {
      signUp: {
        fields: signUp.fields as SignUpFieldLists,
        ...(signUp.homeCountry && { homeCountry: signUp.homeCountry }),
      },
    }),
    ...(countries && { countries }),
    ...(consent && { consent }),
    ...(contact && { securityContact: contact }),
    seller: toSeller(seller, rest.eventVendors),
    ...(statement && { accessibility: toStatement(statement) }),
    ...(contracts && { contracts: toContracts(contracts) }),
    ...(leaving && { leaving }),
    plans: Object.entries(plans).map(([id, { taxDeduction, ...traits }]) => ({
      id,
      ...traits,
      ...(taxDeduction && { taxDeduction }),
    })),
  };
  const contradictions = findContradictions(organisation);
  if (contradictions.length > 0) throw new OrganisationError(contradictions);
  return organisation;
}

/** Leaves out what is not stated. */
function toStatement(stated: v.InferOutput<typeof accessibility>): AccessibilityStatement {
  const {
    path: at,
    status,
    preparedOn,
    reviewedOn,
    assessedBy,
    law,
    exceptions,
    contact,
    enforcement,
  } = stated;
  const { email, path: form, replyDays } = contact;
  return {
    ...{ path: at as `/${string}`, status, preparedOn, exceptions },
    ...(reviewedOn && { reviewedOn }),
    ...(assessedBy && { assessedBy }),
    ...(law && { law }),
    contact: { ...(email && { email }), ...(form && { path: form }), ...(replyDays && { replyDays }) },
    ...(enforcement && { enforcement }),
  };
}

function findContradictions(organisation: Organisation): string[] {
  const { currency: base, equivalents, paths, search, plans, switches, consent } = organisation;
  const problems: string[] = [];
  if (base in equivalents)
    problems.push(`equivalents.${base} must be missing: it is the currency of the prices`);
  if (new Set(Object.values(paths)).size < 3) problems.push('paths must be three different paths');
  if (search !== false && Object.values(paths).includes(search))
    problems.push("search must be another path than those of the members' pages");
  if (switches.membership && plans.length === 0)
    problems.push('plans is empty: define a plan, or set switches.membership to false');
  if (!switches.membership && plans.length > 0)
    problems.push('switches.membership is false, but there are plans: remove them, or switch it on');
  if (!switches.members && Object.keys(organisation.profileFields).length > 0)
    problems.push('switches.members is false, but there are profileFields: remove them, or switch it on');
  if (organisation.signUp) problems.push(...findSignUpContradictions(organisation.signUp, plans));
  if (consent?.webVitals && !consent.purposes.includes('statistics'))
    problems.push("consent.webVitals is true, but consent.purposes does not have 'statistics'");
  if (organisation.accessibility) problems.push(...findStatementProblems(organisation.accessibility, paths));
  const taken = [...Object.values(paths), search, organisation.accessibility?.path];
  if (organisation.contracts) problems.push(...findContractContradictions(organisation.contracts, taken));
  const { leaving, contracts } = organisation;
  if (
    leaving &&
    [...taken, contracts?.withdrawal?.path, contracts?.cancellation?.path].includes(leaving.path)
  )
    problems.push('leaving.path is the path of another page');
  return problems;
}

function findStatementProblems(
  { path: at, status, exceptions, contact }: AccessibilityStatement,
  paths: Organisation['paths'],
): string[] {
  const problems: string[] = [];
  const isExempt = Object.values(exceptions).some((reasons) => reasons.length > 0);
  if (Object.values(paths).includes(at)) problems.push('accessibility.path is the path of another page');
  if (!contact.email && !contact.path)
    problems.push('accessibility.contact must have an email address or a path');
  if (status === 'full' && exceptions.nonCompliance.length > 0)
    problems.push("accessibility.status is 'full', but there are exceptions that do not comply");
  if (status === 'partial' && !isExempt)
    problems.push("accessibility.status is 'partial': list its exceptions");
  return problems;
}

/** Says what is wrong with a path, or that the value is none. */
function describeSearch({ input, issues }: v.UnionIssue<v.BaseIssue<unknown>>): string {
  const wrong = typeof input === 'string' && issues?.find(({ type }) => type !== 'literal');
  return wrong ? wrong.message : 'must be false or a path such as /search';
}

function formatIssue(issue: v.BaseIssue<unknown>): string {
  const name = issue.path?.map(({ key }) => String(key)).join('.') ?? 'The argument';
  if (issue.type !== 'strict_object') return `${name} ${issue.message}`;
  return issue.expected === 'never' ? `${name} is no known fact` : `${name} is missing`;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}
