import type { PageOrder } from '@guildhall/suppliers';
import type { HostedPage } from 'chargebee';
import type { ChargebeeSite } from './chargebee-site.ts';
import { toPassThru } from './vendor-responses.ts';

type PageParameters =
  | { catalogue: '1'; input: HostedPage.CheckoutNewInputParam }
  | { catalogue: '2'; input: HostedPage.CheckoutNewForItemsInputParam };

/** The parameters of a hosted page for the site's catalogue. The tax number goes into the custom field only. */
export function toHostedPageParameters(
  site: ChargebeeSite,
  { attemptId, customerId, order, returnUrl }: PageOrder,
): PageParameters {
  const { layout, subscription, tax_deduction_cpr: cpr } = order;
  const planId = site.plans[subscription.plan_id] ?? '';
  const shared = {
    customer: {
      id: customerId,
      ...withoutBlanks(order.customer),
      ...(cpr !== undefined && site.cprField !== undefined && { [site.cprField]: cpr }),
    },
    billing_address: withoutBlanks(order.billing_address),
    ...(order.shipping_address && { shipping_address: withoutBlanks(order.shipping_address) }),
    pass_thru_content: toPassThru(attemptId),
    // A checkout over the page does not redirect.
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

type CcuOrder = PageOrder['order'];
type Fields = CcuOrder['customer'] | CcuOrder['billing_address'] | NonNullable<CcuOrder['shipping_address']>;

/** The fields with a value. */
function withoutBlanks(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
