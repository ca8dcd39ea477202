import {
  computeSupplierDeadline,
  IdentityFailure,
  type IdentityConnection,
  type IdentityService,
} from '@guildhall/suppliers';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { toFault } from '../logging/fault.ts';
import { createProjectCheck, type ProjectCheck } from './project-check.ts';

/** Maximum wait for the project's settings at the start, ms: Fastify gives each plugin ten seconds. */
const maxProjectCheckMs = 5_000;

/** @throws if the settings are unsafe, after closing everything */
export async function startProjectCheck(
  options: CheckOptions,
  connected: CheckedConnection,
): Promise<ProjectCheck | undefined> {
  const check = createCheck(options, connected);
  await check?.checkAtStart().catch(async (error: unknown) => {
    await connected.store.close();
    await connected.identity.close();
    throw error;
  });
  return check;
}

interface CheckOptions {
  config: Config;
  log: FastifyBaseLogger;
  connection: IdentityConnection;
  overrides: { fetch?: typeof fetch; maxProjectCheckMs?: number };
  /** Time after which settings that could not be read are read again, ms. */
  retryMs: number;
}

interface CheckedConnection {
  identity: IdentityService;
  store: { close(): Promise<void> };
  now: () => number;
}

/** Returns `undefined` for a service that has no settings of its own. */
function createCheck(
  { config, log, connection: { fetchProblems }, overrides, retryMs }: CheckOptions,
  { identity, now }: CheckedConnection,
): ProjectCheck | undefined {
  if (fetchProblems === undefined) return undefined;
  const options = {
    deadlineMs: Math.min(computeSupplierDeadline(config), maxProjectCheckMs),
    ...(overrides.fetch && { fetch: overrides.fetch }),
  };
  return createProjectCheck({
    async read() {
      const late = Promise.withResolvers<never>();
      const fail = () => late.reject(new IdentityFailure('unavailable', 'deadline'));
      const timer = setTimeout(fail, overrides.maxProjectCheckMs ?? maxProjectCheckMs).unref();
      return Promise.race([fetchProblems(identity, options), late.promise]).finally(() =>
        clearTimeout(timer),
      );
    },
    ...{ retryMs, now },
    onUnreadable: (error) =>
      log.warn({ members: toFault(error) }, 'could not read the settings of the identity project'),
    onUnsafe: (problems) =>
      log.error({ members: { project: problems } }, 'the identity project is misconfigured'),
  });
}
