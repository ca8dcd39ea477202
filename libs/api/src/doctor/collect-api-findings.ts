import { parseArgs } from 'node:util';
import type { Organisation } from '@guildhall/organisation';
import { collectFindings, type Finding } from '@guildhall/server-kit';
import type { Adapter } from '@guildhall/suppliers';
import { readConfig } from '../config/config.ts';
import type { ApiTexts } from '../texts/api-texts.ts';
import { checkAll } from './doctor.ts';

/** The api that is checked. */
export interface CollectApiFindingsOptions {
  /** The facts of the organisation. */
  organisation: Organisation;
  /** Those of `runApi`. */
  suppliers: readonly Adapter[];
  /**
   * Those of `runApi`.
   * @default in English
   */
  texts?: ApiTexts;
}

/**
 * Checks what an organisation's api depends on, with the configuration of the environment. Changes nothing. The
 * argument `--private-entry` of the program names a private entry.
 *
 * @example
 * import { smtp } from '@guildhall/mail-smtp';
 *
 * const findings = await collectApiFindings({ organisation, suppliers: [smtp()] });
 * for (const { status, check, text } of findings) console.log(`${status} ${check}: ${text}`);
 */
export async function collectApiFindings(options: CollectApiFindingsOptions): Promise<Finding[]> {
  const { values } = parseArgs({ options: { 'private-entry': { type: 'string' } } });
  return collectFindings(
    'api',
    () => readConfig(process.env, options.organisation, options.suppliers),
    (config) => checkAll(config, { ...options, privateEntry: values['private-entry'] }),
  );
}
