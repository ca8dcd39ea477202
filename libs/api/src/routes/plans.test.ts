import { toMinorUnits } from '@guildhall/money';
import type { Vendor } from '@guildhall/suppliers';
import { describe, expect, it, vi } from 'vitest';
import { createBillingStage } from '../billing/billing.fixture.ts';

const paper = { plan_id: 'individual-membership', amount_minor: 45_000 };
const yearly = { currency_code: 'DKK', period: 1, period_unit: 'year' };

async function start({ catalogue = '2', vendor }: { catalogue?: '1' | '2'; vendor?: Partial<Vendor> } = {}) {
  const stage = await createBillingStage({ catalogue });
  const plan = vi.fn<Vendor['findPlan']>();
  const api = await stage.start(
    {},
    {
      vendor(real, site) {
        if (site.name === 'test') return real;
        plan.mockImplementation(real.findPlan);
        return { ...real, findPlan: plan, ...vendor };
      },
    },
  );
  const fetchPlans = async () => {
    const { statusCode, body } = await api.app.inject({ method: 'GET', url: '/api/v1/plans' });
    return { status: statusCode, json: JSON.parse(body) as { plans: object[] } };
  };
  return { stage, fetchPlans, plan };
}

describe('the prices of memberships', () => {
  it.each(['2', '1'] as const)(
    'are those of the vendor’s own catalogue %s, in minor units, with their period [7.7.14]',
    async (catalogue) => {
      const { fetchPlans } = await start({ catalogue });
      expect(await fetchPlans()).toEqual({
        status: 200,
        json: {
          plans: [
            { ...paper, ...yearly },
            { ...yearly, plan_id: 'individual-membership-digital', amount_minor: 25_000 },
            { ...yearly, plan_id: 'futures-membership-+-donation', amount_minor: 120_000 },
          ],
        },
      });
    },
  );

  it('cost the vendor one call for each plan in ten minutes, for any number of requests [7.7.14]', async () => {
    const { stage, fetchPlans, plan } = await start();
    await Promise.all([fetchPlans(), fetchPlans()]);
    await fetchPlans();
    stage.pass(10 * 60_000 - 1);
    await fetchPlans();
    expect(plan).toHaveBeenCalledTimes(3);
    stage.pass(1);
    await fetchPlans();
    expect(plan).toHaveBeenCalledTimes(6);
  });

  it('are the last known ones while the vendor is down, which is not called every time [7.7.14]', async () => {
    const { stage, fetchPlans, plan } = await start();
    const known = await fetchPlans();
    stage.pass(10 * 60_000);
    stage.cut('down');
    expect(await fetchPlans()).toEqual(known);
    plan.mockClear();
    expect(await fetchPlans()).toEqual(known);
    expect(plan).not.toHaveBeenCalled();
  });

  it('that are not known yet are 503, until the vendor responds', async () => {
    const { stage, fetchPlans } = await start();
    stage.cut('down');
    expect((await fetchPlans()).status).toBe(503);
    stage.cut('down', 0);
    stage.pass(30_000);
    expect((await fetchPlans()).status).toBe(200);
  });

  it('are left out for plans that visitors cannot join, or without a fixed amount [7.7.14]', async () => {
    const price = { amountMinor: toMinorUnits(100), currency: 'DKK', every: 1, unit: 'year' } as const;
    const { fetchPlans } = await start({
      vendor: {
        findPlan: async (id) =>
          id.includes('digital')
            ? { status: 'archived', price }
            : id.includes('donation')
              ? undefined
              : { status: 'active', price: undefined },
      },
    });
    expect(await fetchPlans()).toEqual({ status: 200, json: { plans: [] } });
  });
});
