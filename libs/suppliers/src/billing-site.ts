/** The sites of a billing vendor: on the test site nothing costs money, and nobody becomes a member. */
export type SiteName = 'live' | 'test';

/** The vendor's ids of the organisation's plans, by plan. */
export type BillingPlans = Readonly<Record<string, string>>;

/** One site of the billing vendor. */
export interface BillingSite {
  /** One of the two sites. */
  name: SiteName;
  /** Origin of its pages, and of its administration. */
  origin: string;
  /**
   * False for a supplier without an administration: reports to the operator then link to none.
   * @default true
   */
  hasConsole?: boolean;
  /** The vendor's ID of each plan that can be signed up for. */
  plans: BillingPlans;
  /**
   * True for the vendor's ID of a plan that is no longer sold, and whose subscriptions are memberships all the same.
   * @default for none
   */
  isFormerPlan?(vendorId: string): boolean;
}

/**
 * The organisation's plan with one of these ids of the vendor; `undefined` when all are other plans.
 *
 * @example
 * const site = { plans: { friend: 'friend-DKK-yearly' } };
 * findPlanId(site, ['setup-fee', 'friend-DKK-yearly']); // 'friend'
 */
export function findPlanId(
  { plans }: Pick<BillingSite, 'plans'>,
  vendorIds: readonly string[],
): string | undefined {
  return Object.entries(plans).find(([, id]) => vendorIds.includes(id))?.[0];
}

/**
 * True if one of these ids of the vendor is a membership: the site may also sell something else.
 *
 * @example
 * const plans = { friend: 'friend-DKK-yearly' };
 * const isFormerPlan = (id: string) => id.startsWith('patron-');
 * isMembershipPlan({ plans, isFormerPlan }, ['patron-DKK-yearly']); // true
 */
export function isMembershipPlan(
  site: Pick<BillingSite, 'plans' | 'isFormerPlan'>,
  vendorIds: readonly string[],
): boolean {
  return findPlanId(site, vendorIds) !== undefined || vendorIds.some((id) => site.isFormerPlan?.(id));
}
