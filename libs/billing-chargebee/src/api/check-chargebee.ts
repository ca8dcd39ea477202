import { formatRecurring, type NumberFormat } from '@guildhall/money';
import type { Organisation } from '@guildhall/organisation';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { type OnSupplierEvent, type VendorPlan, VendorRefusal } from '@guildhall/suppliers';
import { formatFailure } from '@guildhall/upstream';
import type { ChargebeeSettings } from './chargebee-config.ts';
import { toChargebeeSites, type ChargebeeSite } from './chargebee-site.ts';
import { connectVendor, type ChargebeeVendor } from './vendor.ts';

/** Checks that the billing vendor's sites respond and sell the configured plans. */
export async function checkChargebee(
  config: ChargebeeSettings,
  organisation: Pick<Organisation, 'plans' | 'numbers'>,
  onEvent: OnSupplierEvent,
): Promise<Finding[]> {
  const sites = toChargebeeSites(config);
  if (sites.length === 0) return [note('billing', 'memberships are off: BILLING_ORIGIN is not set')];
  const findings = await Promise.all(
    sites.map((site) =>
      checkSite(site, organisation, connectVendor(site, { deadlineMs: config.DEADLINE_MS, onEvent })),
    ),
  );
  return findings.flat();
}

const toVariable = ({ name }: ChargebeeSite, rest: string) =>
  name === 'live' ? `BILLING_${rest}` : `BILLING_TEST_${rest}`;

async function checkSite(
  site: ChargebeeSite,
  { plans: sold, numbers }: Pick<Organisation, 'plans' | 'numbers'>,
  vendor: ChargebeeVendor,
): Promise<Finding[]> {
  const check = site.name === 'live' ? 'billing' : 'billing test site';
  try {
    const catalogue = await vendor.catalogue();
    if (catalogue !== `v${site.catalogue}`) return [fix(check, describeCatalogue(site, catalogue))];
    const plans = await Promise.all(
      Object.entries(site.plans).map(async ([plan, id]) =>
        checkPlan(site, plan, id, await vendor.findPlan(id), numbers),
      ),
    );
    return [
      ok(check, `the site responds and has product catalogue ${site.catalogue}`),
      ...plans.map(({ status, text }) => ({ check, status, text })),
      ...(await checkFormerPlans(site, check, vendor)),
      ...sold
        .filter(({ id }) => site.plans[id] === undefined)
        .map(({ id }) => note(check, `${id} is not for sale: ${toVariable(site, 'PLANS')} has no ID for it`)),
    ];
  } catch (error) {
    return [fix(check, describeFailure(site, error))];
  }
}

/** Checks the memberships that are no longer sold. Without any plan at all, members have no access. */
async function checkFormerPlans(
  { name, plans, formerPlans = new Set() }: ChargebeeSite,
  check: string,
  vendor: ChargebeeVendor,
): Promise<Finding[]> {
  if (name !== 'live') return [];
  if (formerPlans.size === 0 && Object.keys(plans).length === 0)
    return [
      fix(
        check,
        'no subscription counts as a membership: list the IDs of your plans in BILLING_FORMER_PLANS',
      ),
    ];
  return Promise.all(
    [...formerPlans].map(async (id) =>
      (await vendor.findPlan(id))
        ? ok(check, `subscriptions of the former plan ${id} are memberships`)
        : fix(check, `the site has no plan ${id}: check BILLING_FORMER_PLANS`),
    ),
  );
}

function describeCatalogue(site: ChargebeeSite, found: string | undefined): string {
  const right = found === 'v1' ? '1' : '2';
  return `the site has product catalogue ${right}: set BILLING_CATALOGUE=${right}, and list the IDs of its ${
    right === '1' ? 'plans' : 'item prices'
  } in ${toVariable(site, 'PLANS')}`;
}

function checkPlan(
  site: ChargebeeSite,
  plan: string,
  id: string,
  atVendor: VendorPlan | undefined,
  numbers: NumberFormat,
): Pick<Finding, 'status' | 'text'> {
  const name = `${plan} (${id})`;
  const kind = site.catalogue === '1' ? 'plan' : 'item price';
  if (!atVendor)
    return {
      status: 'fix',
      text: `the site has no ${kind} for ${name}: check ${toVariable(site, 'PLANS')}`,
    };
  if (atVendor.status !== 'active')
    return {
      status: 'fix',
      text: `the ${kind} of ${name} is ${atVendor.status} and cannot be sold: reactivate it, or change ${toVariable(site, 'PLANS')}`,
    };
  if (!atVendor.price)
    return {
      status: 'note',
      text: `${name} is available, but its price cannot be shown: it is not a fixed amount in a currency with two decimals`,
    };
  return {
    status: 'ok',
    text: `${name} is available for ${formatRecurring(atVendor.price, { numbers })}: check that your pages state the same price`,
  };
}

function describeFailure(site: ChargebeeSite, error: unknown): string {
  if (error instanceof VendorRefusal && error.status === 401)
    return `the site rejects ${toVariable(site, 'API_KEY')}: it has been revoked or belongs to another site`;
  if (error instanceof VendorRefusal)
    return `the site denies access (${error.code}): ${toVariable(site, 'API_KEY')} needs to be a full-access key`;
  return `the site ${formatFailure(error)}: check ${toVariable(site, 'ORIGIN')}, and that this machine can reach it`;
}
