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

const ignore = (): void => undefined;

/** Connects an adapter in a role as the api does, with settings of a host; `undefined` if the role is off. */
export function connectRole<Role extends SupplierRole>(
  adapter: Adapter,
  role: Role,
  env: Readonly<Record<string, string>>,
): SupplierConnections[Role] | undefined {
  const variables = v.object(adapter.createVariables(organisation));
  const settings: HostSettings & Record<string, unknown> = {
    ...host,
    ...readEnvironment('tests', variables, env),
  };
  const definition = adapter.roles[role];
  const isOn = definition && settings[definition.variables[0]] !== undefined;
  return isOn ? definition.connect(settings, ignore) : undefined;
}
