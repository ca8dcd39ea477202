import type { Catalogue } from './resources.ts';

/** A plan or addon. Prices are in øre, per year. */
interface PlanSeed {
  item: string;
  name: string;
  price: number;
  type: 'plan' | 'addon';
  /** Its ID in catalogue 2.0 (an item price) and in 1.0 (a plan). */
  ids: Record<Catalogue, string>;
}

const seeds: readonly PlanSeed[] = [
  {
    item: 'individual-membership',
    name: 'Individual membership',
    price: 45_000,
    type: 'plan',
    ids: { '2': 'individual-membership-DKK-yearly', '1': 'individual-membership' },
  },
  {
    item: 'individual-membership-digital',
    name: 'Individual membership, digital',
    price: 25_000,
    type: 'plan',
    ids: { '2': 'individual-membership-digital-DKK-yearly', '1': 'individual-membership-digital' },
  },
  {
    item: 'futures-membership-donation',
    name: 'Futures membership and donation',
    price: 120_000,
    type: 'plan',
    ids: { '2': 'futures-membership-donation-DKK-yearly', '1': 'futures-membership-and-donation' },
  },
  // Sold by the same site, but not a membership: its events must change nothing.
  {
    item: 'reading-circle',
    name: 'The reading circle',
    price: 9_900,
    type: 'plan',
    ids: { '2': 'reading-circle-DKK-yearly', '1': 'reading-circle' },
  },
  {
    item: 'extra-copy',
    name: 'A second copy of the journal',
    price: 19_000,
    type: 'addon',
    ids: { '2': 'extra-copy-DKK-yearly', '1': 'extra-copy' },
  },
];

/** A plan or addon of one catalogue. `resource` is what the API returns. */
export interface PlanEntry {
  id: string;
  name: string;
  price: number;
  type: 'plan' | 'addon';
  resource: Record<string, unknown> & { id: string };
}

/** All plans and addons of one catalogue; the `resource` of addons in 1.0 is never shown. */
export function createPlans(catalogue: Catalogue, at: number): PlanEntry[] {
  return seeds.map(({ item, name, price, type, ids }) => {
    const id = ids[catalogue];
    const common = {
      id,
      name,
      external_name: name,
      price,
      period: 1,
      period_unit: 'year',
      currency_code: 'DKK',
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
export function findEquivalentItem(id: string, catalogue: Catalogue): string | undefined {
  return seeds.find(({ ids }) => ids['1'] === id || ids['2'] === id)?.ids[catalogue];
}
