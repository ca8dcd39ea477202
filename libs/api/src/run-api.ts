import type { Organisation } from '@guildhall/organisation';
import { stopOnSignals } from '@guildhall/server-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { quickCheck } from './doctor/doctor.ts';

export interface RunApiOptions {
  organisation: Organisation;
}

/**
 * Starts an organisation's api with the configuration of the environment, and stops it on SIGTERM and SIGINT. Returns
 * its origin.
 *
 * @throws Error with all faults of the configuration, if a store cannot be opened, or if the port is taken
 * @example
 * console.log(`api listening on ${await runApi({ organisation })}`);
 */
export async function runApi({ organisation }: RunApiOptions): Promise<string> {
  const config = readConfig(process.env, organisation);
  const readiness = { ready: true };
  const app = await createApp(config, { organisation, readiness });
  stopOnSignals({ app, readiness, drainMs: config.DRAIN_MS });
  const origin = await app.listen({ port: config.API_PORT, host: config.HOST });
  // Faults of the configuration or of a supplier are only logged: the api still starts.
  void quickCheck(config, organisation).then((findings) => {
    for (const { check, status, text } of findings)
      if (status === 'fix') app.log.warn({ check }, `fix: ${text}`);
  });
  return origin;
}
