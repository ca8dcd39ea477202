import type { BlockDefinition } from '@guildhall/cms-client';
import type { Organisation, Switches } from '@guildhall/organisation';
import type { Config } from './config.ts';

/** Returns the configuration without the settings of parts that are switched off: they are as if unset. */
export function omitSwitchedOffSettings(
  config: Config,
  { switches: { shop, members, membership } }: Pick<Organisation, 'switches'>,
): Config {
  return {
    ...config,
    ...(!shop && { CHECKOUT_ORIGINS: [] }),
    ...(!membership && { billing: undefined }),
    ...(!members && { identity: undefined, portalOrigins: [] }),
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
