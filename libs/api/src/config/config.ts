import { OrganisationError, type Organisation } from '@guildhall/organisation';
import { isAllowedTarget } from '@guildhall/safe-content';
import {
  createUsageError,
  connectionVariables,
  countField,
  listField,
  logVariables,
  maxDrainMs,
  originField,
  portField,
  readEnvironment,
  trustedProxies,
  type Environment,
} from '@guildhall/server-kit';
import { sharedStateVariables } from '@guildhall/shared-state';
import { type Adapter, type ConfigurationRule, type HostSettings, secretUrl } from '@guildhall/suppliers';
import * as v from 'valibot';
import { billingVariables } from './billing-variables.ts';
import { checkRoles } from './check-roles.ts';
import { contactVariables } from './contact-variables.ts';
import { memberVariables } from './member-variables.ts';
import { findRoleProblems } from './role-problems.ts';
import { listRoleVariables } from './roles.ts';
import { checkSignUpFields } from './sign-up-fields.ts';
import { omitSwitchedOffVariables } from './switched-parts.ts';
import { isVatCountry, parseVatNumber } from './vat-number.ts';

const createHostVariables = ({ vatHome }: Pick<Organisation, 'vatHome'>) => ({
  API_PORT: v.optional(portField, '4300'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  ...logVariables,
  TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  /** Browsers may change data only from this origin. */
  SITE_ORIGIN: originField,
  /** Calls per minute from one address. */
  RATE_LIMIT_PER_MINUTE: v.optional(countField(1_000_000), '120'),
  /** Time limit of a call, ms. */
  DEADLINE_MS: v.optional(countField(60_000), '5000'),
  /** Origins of the shop's checkout and invoices: the only ones that browsers are sent to. */
  CHECKOUT_ORIGINS: v.optional(v.pipe(listField, v.array(originField)), ''),
  /** VIES, the EU's check of VAT numbers. */
  VIES_URL: v.optional(secretUrl, 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number'),
  /** The seller’s country, by its VAT code: businesses there are never exempt. */
  SHOP_COUNTRY: v.optional(
    v.pipe(
      v.string(),
      v.transform((code) => (code === 'GR' ? 'EL' : code)),
      v.check(
        (code) => code === vatHome || (isVatCountry(code) && code !== 'XI'),
        'is not a country of the EU, such as DK',
      ),
    ),
    vatHome,
  ),
  ...contactVariables,
  ...billingVariables,
  ...memberVariables,
  ...sharedStateVariables,
  ...connectionVariables,
  /** Port of the metrics, on `METRICS_HOST`. Unset: none. */
  API_METRICS_PORT: v.optional(portField),
  /** @default HOST */
  METRICS_HOST: v.optional(v.string()),
  /** Time during which a stopping api still accepts calls, so that proxies notice, ms. */
  DRAIN_MS: v.optional(countField(maxDrainMs), '5000'),
});

/** The configuration of the host. At run time it also has the variables of the suppliers, which only these know. */
export type Config = v.InferOutput<v.ObjectSchema<ReturnType<typeof createHostVariables>, undefined>>;

type Rule = ConfigurationRule<Config>;

/** Rules between the host's variables. */
function createHostRules(suppliers: readonly Adapter[]): Rule[] {
  const [shopAdmin] = listRoleVariables(suppliers, 'shop admin');
  const hasShopAdmin = (config: Config) =>
    shopAdmin !== undefined && (config as Record<string, unknown>)[shopAdmin] !== undefined;
  return [
    {
      variables: ['CHECKOUT_ORIGINS', 'SITE_ORIGIN'],
      isValid: (config) =>
        (!hasShopAdmin(config) || config.CHECKOUT_ORIGINS.length > 0) &&
        config.CHECKOUT_ORIGINS.every((origin) =>
          isAllowedTarget(new URL(origin), new URL(config.SITE_ORIGIN)),
        ),
      problem: 'must list https URLs (http only if these and the site are on this machine)',
    },
  ];
}

/** Creates the schema of the variables, and of the rules between them. */
function createEnvironment(organisation: Organisation, suppliers: readonly Adapter[]) {
  const variables = { ...createHostVariables(organisation), ...mergeVariables(organisation, suppliers) };
  const rules = [
    ...createHostRules(suppliers),
    ...suppliers.flatMap((supplier) => (supplier.rules ?? []) as readonly Rule[]),
  ];
  return v.pipe(
    v.object(variables),
    v.rawCheck(({ dataset, addIssue }) => {
      const input = dataset.value as Config & Record<string, unknown>;
      const add = (key: string, message: string) =>
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      const invalid = new Set(dataset.issues?.map(({ path }) => path?.[0]?.key));
      for (const { variables, isValid, problem } of rules)
        if (!variables.some((name) => invalid.has(name)) && !isValid(input)) add(variables[0], problem);
      if (!dataset.typed) return;
      for (const { variable, problem } of [
        ...suppliers.flatMap((supplier) => supplier.findProblems?.(input, organisation) ?? []),
        ...findRoleProblems(input, suppliers),
      ])
        add(variable, problem);
    }),
  );
}

/** @throws Error if two suppliers have a variable of the same name, or one of the host's */
function mergeVariables(organisation: Organisation, suppliers: readonly Adapter[]): v.ObjectEntries {
  const names = new Set(Object.keys(createHostVariables(organisation)));
  const merged: v.ObjectEntries = {};
  for (const supplier of suppliers)
    for (const [name, schema] of Object.entries(supplier.createVariables(organisation))) {
      if (names.has(name))
        throw createUsageError(
          'GUILDHALL_API_VARIABLE_TWICE',
          `${supplier.name}: the variable ${name} exists twice. Rename one of them.`,
        );
      names.add(name);
      merged[name] = schema;
    }
  return merged;
}

/**
 * Reads the configuration of an organisation's api. Variables of parts that are switched off, and of suppliers that it
 * does not have, are ignored.
 *
 * @throws ConfigurationError that lists every problem; Error if a supplier does not declare its roles in full, or the
 * sign-up form lacks a field that one requires; OrganisationError about a VAT number of another country
 */
export function readConfig(
  env: Environment,
  organisation: Organisation,
  suppliers: readonly Adapter[],
): Config & HostSettings {
  checkRoles(suppliers);
  if (organisation.switches.membership) checkSignUpFields(organisation, suppliers);
  const ownEnv = omitSwitchedOffVariables(env, organisation, suppliers);
  const config = readEnvironment('api', createEnvironment(organisation, suppliers), ownEnv) as Config;
  const { switches, seller } = organisation;
  const { vatNumber } = seller;
  if (switches.shop && vatNumber !== undefined && !parseVatNumber(config.SHOP_COUNTRY, vatNumber))
    throw new OrganisationError([`seller.vatNumber must be a VAT number of ${config.SHOP_COUNTRY}`]);
  return config;
}
