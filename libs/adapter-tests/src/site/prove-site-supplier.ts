import assert from 'node:assert/strict';
import type { IdentityData } from '@guildhall/browser-suppliers';
import type { Organisation } from '@guildhall/organisation';
import { isEncryptedOrLocal } from '@guildhall/safe-content';
import { ConfigurationError, originField, readEnvironment, type Environment } from '@guildhall/server-kit';
import {
  createSupplierSchema,
  type SiteConnection,
  type SiteSettings,
  type SiteSupplier,
} from '@guildhall/suppliers/site';
import * as v from 'valibot';

/** An organisation and variables for the test of a site’s supplier. */
export interface SiteSupplierProof {
  /** The supplier is connected for it: its plans and switches count. */
  organisation: Organisation;
  /** Valid values of all its variables. */
  environment: Environment;
}

/**
 * Proves what the site expects of a supplier's part: it is off without its variables, never partly on, refuses values that
 * could end a directive, and names only encrypted hosts.
 *
 * @throws AssertionError that says which promise is broken
 */
export function proveSiteSupplier(
  supplier: SiteSupplier<SiteConnection>,
  { organisation, environment }: SiteSupplierProof,
): void {
  const { name, required = [], variables = {} } = supplier;
  const connect = (env: Environment) => supplier.connect(readSettings(supplier, env), organisation);
  const connection = connect(environment);
  assert(connection, `${name} is off although its variables are set`);
  proveConnection(name, connection);
  if (required.length > 0) assert.equal(connect({}), undefined, `${name} is on without its variables`);
  for (const variable of required) {
    const isRefused = findProblems(() => connect(omit(environment, variable))) !== undefined;
    const isOff = isRefused || connect(omit(environment, variable)) === undefined;
    assert(isOff, `${name} is on without ${variable}`);
  }
  for (const variable of Object.keys(variables)) {
    assert(environment[variable], `the proof of ${name} needs a value of ${variable}`);
    const problems = findProblems(() =>
      connect({ ...environment, [variable]: "x; script-src 'unsafe-inline' *" }),
    );
    const isRefused = problems?.some((problem) => problem.startsWith(variable));
    assert(isRefused, `${name} accepts a value of ${variable} that could end a directive`);
  }
}

function readSettings(supplier: SiteSupplier<SiteConnection>, env: Environment): SiteSettings {
  const host = { SITE_ORIGIN: v.optional(originField, 'https://www.house.example') };
  return readEnvironment('site', createSupplierSchema(host, [supplier]), env);
}

const omit = (env: Environment, variable: string): Environment => ({ ...env, [variable]: undefined });

function findProblems(read: () => unknown): readonly string[] | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

function proveConnection(name: string, connection: SiteConnection & { data?: IdentityData }): void {
  const { sources = {}, forwards = [], data = {} } = connection;
  // Pages contain data as words.
  for (const [key, value] of Object.entries(data))
    assert.match(`${key}=${value}`, /^\w+=\S*$/, `${name} sends data with spaces: ${key}`);
  for (const [kind, listed] of Object.entries(sources))
    if (Array.isArray(listed))
      for (const source of listed)
        assert(isSource(source), `${name} names no encrypted host among its ${kind}: ${source}`);
  for (const { path, target } of forwards) {
    assert.match(path, /^\/[\w.-]+$/, `${name} forwards a path of the site: ${path}`);
    assert(isSource(target), `${name} forwards to no encrypted host: ${target}`);
  }
}

/** True for a host or a folder of one, without a wildcard or a keyword of the policy. */
function isSource(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:\/\/[\w.:[\]/-]+$/.test(value) && isEncryptedOrLocal(url);
}
