import type { Organisation } from '@guildhall/organisation';
import type { BillingSeed, PlanSeed } from './billing/state/plans.ts';
import type { RawMainData } from './content/raw/raw-main-data.ts';
import type { CategorySeed, EntrySeed } from './content/seed/seed.ts';
import type { ShopSeed } from './shop/seed/shop-seed.ts';
import type { Uploads } from './uploads/uploads.ts';

/** Content of the stand-ins for one organisation, beside its facts. */
export interface SandboxContent {
  /** Name of the organisation, as its shop says it. */
  name: string;
  mainData: RawMainData;
  entries: readonly EntrySeed[];
  /**
   * Categories of lists.
   * @default []
   */
  categories?: readonly CategorySeed[];
  /**
   * Uploads of the content service, by file name.
   * @default {}
   */
  uploads?: Uploads;
  /**
   * Plans of the organisation with their prices, and whatever else its billing site sells.
   * @default there is no billing vendor
   */
  plans?: readonly PlanSeed[];
  /** Address of the members at the billing vendor, without its country. Required with `plans`. */
  memberAddress?: BillingSeed['memberAddress'];
  /**
   * Current value of one unit of the organisation's currency, by currency.
   * @default the equivalents of its facts
   */
  rates?: Readonly<Record<string, number>>;
  /**
   * Goods of the shop.
   * @default nothing is sold
   */
  shop?: ShopSeed;
}

/** The facts of an organisation and the content of its stand-ins. */
export interface SandboxSeed {
  organisation: Organisation;
  content: SandboxContent;
}

/**
 * Combines the facts and the plans of the seed.
 *
 * @throws Error that names the plans of the organisation that have no price, or the missing address
 */
export function createBillingSeed({ organisation, content }: SandboxSeed): BillingSeed {
  const { plans = [], memberAddress } = content;
  const missing = organisation.plans.filter(({ id }) => !plans.some(({ plan }) => plan === id));
  if (missing.length > 0)
    throw new Error(
      `[GUILDHALL_SANDBOX_PLANS] The sandbox has no price of these plans: ${missing.map(({ id }) => id).join(', ')}. Add them to the plans of its content.`,
    );
  if (!memberAddress)
    throw new Error(
      '[GUILDHALL_SANDBOX_MEMBER_ADDRESS] The sandbox has no memberAddress. Add it to its content.',
    );
  return { currency: organisation.currency, country: organisation.vatHome, plans, memberAddress };
}
