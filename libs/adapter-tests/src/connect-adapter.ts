import { deepEqual, ok } from 'node:assert/strict';
import { defineOrganisation, type Organisation } from '@guildhall/organisation';
import { readEnvironment } from '@guildhall/server-kit';
import type { Adapter, HostSettings, SupplierConnections, SupplierRole } from '@guildhall/suppliers';
import * as v from 'valibot';

/** An organisation without a shop, members or memberships of its own. */
const organisation: Organisation = defineOrganisation({
  ...{ language: 'en', currency: 'EUR', vatHome: 'IE', plans: {} },
  switches: { membership: false },
});

const host: HostSettings = {
  SITE_ORIGIN: 'https://site.test',
  DEADLINE_MS: 5_000,
  CHECKOUT_ORIGINS: [],
  SHOP_COUNTRY: 'IE',
};

/**
 * Connects an adapter in one of its roles, as the api does.
 *
 * @throws AssertionError if it does not have that role with these variables
 */
export function connectRole<Role extends SupplierRole>(
  {
    adapter,
    env,
    host: more = {},
  }: { adapter: Adapter; env: Readonly<Record<string, string>>; host?: Partial<HostSettings> },
  role: Role,
  facts: Organisation = organisation,
): SupplierConnections[Role] {
  const definition = adapter.roles[role];
  ok(definition, `${adapter.name} does not declare the role “${role}”`);
  const missing = definition.variables.filter((name) => !env[name]);
  deepEqual(missing, [], `the role “${role}” of ${adapter.name} has variables without a value`);
  const variables = readEnvironment('tests', v.object(adapter.createVariables(facts)), env);
  const connection = definition.connect({ ...host, ...more, ...variables }, () => undefined, facts);
  ok(connection, `${adapter.name} connects nothing as “${role}” with its variables`);
  return connection;
}
