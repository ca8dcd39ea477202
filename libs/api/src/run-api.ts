import { dirname } from 'node:path';
import type { Organisation } from '@guildhall/organisation';
import { requireOneVersion, stopOnSignals } from '@guildhall/server-kit';
import type { Adapter } from '@guildhall/suppliers';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { quickCheck } from './doctor/doctor.ts';
import type { MailLook } from './mails/mail-look.ts';
import type { EndpointGroup } from './routes/proxies.ts';
import type { ApiTexts } from './texts/api-texts.ts';

/** An organisation's api. */
export interface RunApiOptions {
  /** The facts of the organisation, the same as for its site. */
  organisation: Organisation;
  /** The endpoints below `/api/v1`. */
  proxies: readonly EndpointGroup[];
  /** Each supplier brings its environment variables, connections and checks; without it they do not exist. */
  suppliers: readonly Adapter[];
  /**
   * Texts of emails, refusals and failed calls. `ApiTexts` is complete: a missing text is a type error.
   * @default in English
   */
  texts?: ApiTexts;
  /**
   * Look of emails.
   * @default the kit's colours, without a mark
   */
  look?: MailLook;
}

/**
 * Starts an organisation's api with the configuration of the environment, and stops it on SIGTERM and SIGINT. Returns
 * its origin.
 *
 * @throws Error with all faults of the configuration or of the look, if packages of the kit have different versions, if a store
 * cannot be opened, or if the port is taken
 * @example
 * import { smtp } from '@guildhall/mail-smtp';
 * import { shopify } from '@guildhall/shop-shopify';
 *
 * const proxies = [sca, sdoc, contact];
 * console.log(`api listening on ${await runApi({ organisation, proxies, suppliers: [shopify(), smtp()] })}`);
 */
export async function runApi(options: RunApiOptions): Promise<string> {
  process.env['NODE_ENV'] ??= 'production';
  requireOneVersion(dirname(process.argv[1] ?? ''));
  const config = readConfig(process.env, options.organisation, options.suppliers);
  const readiness = { ready: true };
  const app = await createApp(config, { ...options, readiness });
  stopOnSignals({ app, readiness, drainMs: config.DRAIN_MS });
  const origin = await app.listen({ port: config.API_PORT, host: config.HOST });
  // Faults of the configuration or of a supplier are only logged: the api still starts.
  void quickCheck(config, options).then((findings) => {
    for (const { check, status, text } of findings)
      if (status === 'fix') app.log.warn({ check }, `fix: ${text}`);
  });
  return origin;
}
