import type { Catalogue } from './resources.ts';

/** A plan or addon that the billing site sells. */
export interface PlanSeed {
  /** ID of the organisation's plan. None for what is no membership, whose events must change nothing. */
  plan?: string;
  /** The item of catalogue 2.0, in which the ID of its price is `<item>-<currency>-yearly`. */
  item: string;
  /**
   * ID in catalogue 1.0.
   * @default item
   */
  planId?: string;
  name: string;
  /** Minor units, per year. */
  price: number;
  /** @default 'plan' */
  type?: 'plan' | 'addon';
}

/** The vendor's sites as an organisation set them up. */
export interface BillingSeed {
  currency: string;
  /** Country of the members in the seed. */
  country: string;
  plans: readonly PlanSeed[];
  memberAddress: { line1: string; zip: string; city: string };
}

/** A plan or addon of one catalogue. `resource` is what the API returns. */
export interface PlanEntry {
  id: string;
  name: string;
  price: number;
  type: 'plan' | 'addon';
  resource: Record<string, unknown> & { id: string };
}

function getIds({ currency }: BillingSeed, { item, planId = item }: PlanSeed): Record<Catalogue, string> {
  return { '2': `${item}-${currency}-yearly`, '1': planId };
}

/** All plans and addons of one catalogue; the `resource` of addons in 1.0 is never shown. */
export function createPlans(seed: BillingSeed, catalogue: Catalogue, at: number): PlanEntry[] {
  return seed.plans.map((plan) => {
    const { item, name, price, type = 'plan' } = plan;
    const id = getIds(seed, plan)[catalogue];
    const common = {
      id,
      name,
      external_name: name,
      price,
      period: 1,
      period_unit: 'year',
      currency_code: seed.currency,
      pricing_model: 'flat_fee',
      free_quantity: 0,
      status: 'active',
      created_at: at,
      updated_at: at,
      resource_version: at * 1000,
    };
    const resource =
      catalogue === '2'
        ? { ...common, object: 'item_price', item_id: item, item_type: type, item_family_id: 'membership' }
        : { ...common, object: 'plan', charge_model: 'flat_fee', enabled_in_hosted_pages: true };
    return { id, name, price, type, resource };
  });
}

/** The plan of one catalogue with the same item as this ID of the other. */
export function findEquivalentItem(seed: BillingSeed, id: string, catalogue: Catalogue): string | undefined {
  const ids = seed.plans.map((plan) => getIds(seed, plan));
  return ids.find((one) => one['1'] === id || one['2'] === id)?.[catalogue];
}

/** IDs of the item prices of the organisation's plans, by plan, as `BILLING_PLANS` pairs them. */
export function listItemPrices(seed: BillingSeed): Record<string, string> {
  return Object.fromEntries(
    seed.plans.flatMap((plan) => (plan.plan === undefined ? [] : [[plan.plan, getIds(seed, plan)['2']]])),
  );
}

/**
 * Finds the first plan that is a membership, or the first that is none.
 *
 * @throws Error if there is none
 */
export function getFirstPlan({ plans }: BillingSeed, isMembership: boolean): string {
  const found = plans.find(({ plan, type }) => type !== 'addon' && (plan !== undefined) === isMembership);
  if (found === undefined) throw new Error('the seed of the billing site has no such plan');
  return found.planId ?? found.item;
}
