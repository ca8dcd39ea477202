import * as v from 'valibot';
import type { SiteConnection, SiteSettings, SiteSupplier } from './site-supplier.ts';
import { createUsageError } from '@guildhall/server-kit';

/** The variables of a site's host. */
export type SiteVariables = v.ObjectEntries & {
  /** Public origin of the site. */
  SITE_ORIGIN: v.GenericSchema<string | undefined, string>;
};

/**
 * Creates the schema of the suppliers' variables, with the rules between them. Its result has those of `SiteSettings` too.
 *
 * @param host the variables of the site itself
 * @throws Error if two suppliers have a variable of the same name, or one of the host's
 * @example
 * import * as v from 'valibot';
 *
 * const till = defineSiteSupplier({
 *   ...{ name: 'Till', variables: { TILL_ORIGIN: publicOrigin } },
 *   connect: () => ({}),
 * });
 * const schema = createSupplierSchema({ SITE_ORIGIN: publicOrigin }, [till]);
 */
export function createSupplierSchema(
  host: SiteVariables,
  suppliers: readonly SiteSupplier<SiteConnection>[],
) {
  const supplierEntries: v.ObjectEntries = {};
  for (const { name, variables = {} } of suppliers)
    for (const [variable, schema] of Object.entries(variables)) {
      if (variable in host || variable in supplierEntries)
        throw createUsageError(
          'GUILDHALL_SUPPLIERS_VARIABLE_TWICE',
          `${name}: the variable ${variable} exists twice. Rename one of them.`,
        );
      supplierEntries[variable] = schema;
    }
  const rules = suppliers.flatMap((supplier) => supplier.rules ?? []);
  return v.pipe(
    v.object({ ...supplierEntries, SITE_ORIGIN: host.SITE_ORIGIN }),
    v.rawCheck(({ dataset, addIssue }) => {
      const input = dataset.value as SiteSettings & Record<string, unknown>;
      const invalid = new Set(dataset.issues?.map(({ path }) => path?.[0]?.key));
      for (const { variables, isValid, problem } of rules) {
        const [key] = variables;
        if (variables.some((name) => invalid.has(name)) || isValid(input)) continue;
        addIssue({
          message: problem,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
      }
    }),
  );
}
