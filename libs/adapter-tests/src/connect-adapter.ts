import { defineOrganisation, type Organisation } from '@guildhall/organisation';
import { readEnvironment } from '@guildhall/server-kit';
import type { Adapter, HostSettings } from '@guildhall/suppliers';
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

/** Reads an adapter's variables as the api does, with settings of a host. */
export function readSettings(adapter: Adapter, env: Readonly<Record<string, string>>): HostSettings {
  return { ...host, ...readEnvironment('tests', v.object(adapter.createVariables(organisation)), env) };
}
