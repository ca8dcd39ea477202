import type { CcuOrder } from '@guildhall/api-contract';
import type { HostedPage } from 'chargebee';
import type { BillingSite } from './billing-site.ts';
import { passThruOf } from './vendor-answers.ts';

/** What a hosted page is made of. */
export interface PageOrder {
  attemptId: string;
  customerId: string;
  order: CcuOrder;
  /** Where a full page comes back to. */
  returnUrl: string;
}

type PageParameters =
  | { catalogue: '1'; input: HostedPage.CheckoutNewInputParam }
  | { catalogue: '2'; input: HostedPage.CheckoutNewForItemsInputParam };

/** The call that makes a hosted page, as the site's catalogue knows it. The tax number goes into the custom field alone. */
export function pageParameters(
  site: BillingSite,
  { attemptId, customerId, order, returnUrl }: PageOrder,
): PageParameters {
  const { layout, subscription, tax_deduction_cpr: cpr } = order;
  const planId = site.plans[subscription.plan_id] ?? '';
  const shared = {
    customer: {
      id: customerId,
      ...given(order.customer),
      ...(cpr !== undefined && site.cprField !== undefined && { [site.cprField]: cpr }),
    },
    billing_address: given(order.billing_address),
    ...(order.shipping_address && { shipping_address: given(order.shipping_address) }),
    pass_thru_content: passThruOf(attemptId),
    // A checkout over the page has nowhere to come back to.
    ...(layout === 'full_page' && { redirect_url: returnUrl, cancel_url: returnUrl }),
  };
  if (site.catalogue === '1')
    return {
      catalogue: '1',
      input: { ...shared, subscription: { plan_id: planId }, embed: layout === 'in_app' },
    };
  return {
    catalogue: '2',
    input: { ...shared, subscription_items: [{ item_price_id: planId }], layout },
  };
}

type Fields = CcuOrder['customer'] | CcuOrder['billing_address'] | NonNullable<CcuOrder['shipping_address']>;

/** The fields that say something. */
function given(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
