import type { Organisation } from '@guildhall/organisation';
import type { ConsentSettings } from '../../consent/consent-settings.ts';
import type { Config } from '../../config/config.ts';
import { createUsageError } from '../../usage-error.ts';

export type TagSettings = Partial<Pick<Config, 'TAG_SCRIPT_URL' | 'TAG_ORIGINS'>>;

type ConsentVariables = Pick<TagSettings, 'TAG_SCRIPT_URL'> & Partial<Pick<Config, 'SITE_METRICS_PORT'>>;

/** Name of the Trusted Types policy with which the kit loads the tag manager's script. */
const ownPolicy = 'guildhall-tags';

/** Lets several scripts create a policy of the same name, as each of the tag manager's does. */
const allowDuplicates = "'allow-duplicates'";

/** Sources that tags need in a content security policy; `undefined` if no tag manager is configured. */
export function findTagManager(
  { TAG_SCRIPT_URL: script, TAG_ORIGINS = [] }: TagSettings,
  { consent }: Pick<Organisation, 'consent'>,
): { origins: readonly string[]; policies: readonly string[] } | undefined {
  if (!script) return undefined;
  const named = consent?.trustedTypes ?? [];
  return {
    origins: [...new Set([new URL(script).origin, ...TAG_ORIGINS])],
    policies: [ownPolicy, ...named, ...(named.length > 0 ? [allowDuplicates] : [])],
  };
}

/**
 * Returns what the site asks its visitors; `undefined` if no tag manager is configured.
 *
 * @throws Error if one is, and the organisation does not say for which purposes
 */
export function findConsentSettings(
  { TAG_SCRIPT_URL: tagScriptUrl, SITE_METRICS_PORT: metricsPort }: ConsentVariables,
  { consent }: Pick<Organisation, 'consent'>,
): ConsentSettings | undefined {
  if (!tagScriptUrl) return undefined;
  if (!consent)
    throw createUsageError(
      'GUILDHALL_SITE_TAG_WITHOUT_CONSENT',
      "TAG_SCRIPT_URL is set, but visitors are not asked for consent. Add `consent: { purposes: ['statistics'] }` to defineOrganisation and build the site, or remove TAG_SCRIPT_URL.",
    );
  const { purposes, version, webVitals } = consent;
  return { purposes, version, tagScriptUrl, webVitals: webVitals && metricsPort !== undefined };
}
