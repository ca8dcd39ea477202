import type { PlanPrice } from '@guildhall/api-contract/signup';
import type { BillingSite, Vendor } from '@guildhall/suppliers';

interface PlanPricesOptions {
  site: BillingSite;
  vendor: Vendor;
  now: () => number;
}

/** Time for which prices are used before they are requested again, ms. */
const freshMs = 10 * 60_000;
/** Time after a failure until the vendor is called again, ms. */
const retryMs = 30_000;

/**
 * The prices of a site's plans: however often they are read, the vendor is called for each plan once in ten minutes.
 * While the vendor cannot be reached, the last prices are used.
 *
 * @returns a function that rejects as the vendor's calls do, while no prices are known
 */
export function createPlanPrices({ site, vendor, now }: PlanPricesOptions): () => Promise<PlanPrice[]> {
  let read: { prices: Promise<PlanPrice[]>; until: number } | undefined;
  return () => {
    if (read && now() < read.until) return read.prices;
    const last = read?.prices;
    const reading = { prices: readPrices(site, vendor), until: now() + freshMs };
    const { prices } = reading;
    reading.prices = prices.catch((error: unknown) => {
      reading.until = now() + retryMs;
      return last ?? Promise.reject(error);
    });
    read = reading;
    return reading.prices;
  };
}

async function readPrices(site: BillingSite, vendor: Vendor): Promise<PlanPrice[]> {
  const read = await Promise.all(
    Object.entries(site.plans).map(async ([plan_id, id]): Promise<PlanPrice | undefined> => {
      const { status, price } = (await vendor.findPlan(id)) ?? {};
      if (status !== 'active' || !price) return undefined;
      const { amountMinor, currency, every, unit } = price;
      return {
        plan_id,
        ...{ amount_minor: amountMinor, currency_code: currency, period: every, period_unit: unit },
      };
    }),
  );
  return read.filter((one) => one !== undefined);
}
