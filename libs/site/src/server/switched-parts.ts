import type { BlockDefinition } from '@guildhall/cms-client';
import type { Switches } from '@guildhall/organisation';
import type { Config } from './config.ts';

/** Returns the configuration without the settings of parts that are switched off: they are as if unset. */
export function omitSwitchedOffSettings(config: Config, { shop, members, membership }: Switches): Config {
  const { PORTAL_ORIGINS, BILLING_SITE_ORIGIN } = config;
  // The portal is at the billing vendor's site, which members may need without sign-up forms.
  const portals = PORTAL_ORIGINS.length === 0 && BILLING_SITE_ORIGIN ? [BILLING_SITE_ORIGIN] : PORTAL_ORIGINS;
  return {
    ...config,
    ...(!shop && { CHECKOUT_ORIGINS: [] }),
    ...(!membership && {
      PORTAL_ORIGINS: portals,
      BILLING_SCRIPT_URL: undefined,
      BILLING_SITE_ORIGIN: undefined,
      BILLING_TEST_SITE_ORIGIN: undefined,
    }),
    ...(!members && {
      IDENTITY_PROJECT: undefined,
      IDENTITY_API_KEY: undefined,
      IDENTITY_ORIGIN: undefined,
      RECORDS_ORIGIN: undefined,
      AUTH_ACTION_URL: undefined,
      PORTAL_ORIGINS: [],
    }),
  };
}

/** Built-in blocks that show a part of the product. */
const partsOfBlocks: Readonly<Record<string, keyof Switches>> = {
  'shop-collection': 'shop',
  'subscription-box': 'membership',
  'sign-up-form': 'membership',
};

/** Returns the blocks without those of parts that are switched off, which are reported to editors as unknown. */
export function omitSwitchedOffBlocks(
  blocks: readonly BlockDefinition[],
  switches: Switches,
): readonly BlockDefinition[] {
  return blocks.filter(({ name }) => {
    const part = partsOfBlocks[name];
    return part === undefined || switches[part];
  });
}
