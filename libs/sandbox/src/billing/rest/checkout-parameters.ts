import type { ParameterRules } from './parameter-rules.ts';

const id = { max: 50 };
const name = { max: 150 };

const createAddressRules = (part: string): ParameterRules => ({
  [`${part}[first_name]`]: name,
  [`${part}[last_name]`]: name,
  [`${part}[email]`]: { max: 70, kind: 'email' },
  [`${part}[company]`]: { max: 250 },
  [`${part}[phone]`]: { max: 50 },
  [`${part}[line1]`]: name,
  [`${part}[line2]`]: name,
  [`${part}[line3]`]: name,
  [`${part}[city]`]: { max: 50 },
  [`${part}[state_code]`]: { max: 50 },
  [`${part}[state]`]: { max: 50 },
  [`${part}[zip]`]: { max: 20 },
  [`${part}[country]`]: { max: 50, kind: 'country' },
  [`${part}[validation_status]`]: { kind: ['not_validated', 'valid', 'partially_valid', 'invalid'] },
});

export const customerParameters: ParameterRules = {
  first_name: name,
  last_name: name,
  email: { max: 70, kind: 'email' },
  company: { max: 250 },
  phone: { max: 50 },
  locale: id,
  preferred_currency_code: { max: 3 },
  auto_collection: { kind: ['on', 'off'] },
  invoice_notes: { max: 2000 },
};

export const newCustomerParameters: ParameterRules = {
  id,
  ...customerParameters,
  ...createAddressRules('billing_address'),
};

export const billingInfoParameters: ParameterRules = {
  vat_number: { max: 20 },
  vat_number_prefix: { max: 10 },
  ...createAddressRules('billing_address'),
};

const inCustomer: ParameterRules = Object.fromEntries(
  Object.entries({ id, ...customerParameters, vat_number: { max: 20 }, vat_number_prefix: { max: 10 } })
    .filter(([key]) => !['preferred_currency_code', 'auto_collection', 'invoice_notes'].includes(key))
    .map(([key, rule]) => [`customer[${key}]`, rule]),
);

const checkoutParameters: ParameterRules = {
  redirect_url: { max: 250, kind: 'url' },
  cancel_url: { max: 250, kind: 'url' },
  pass_thru_content: { max: 2048 },
  billing_cycles: { kind: 'count' },
  allow_offline_payment_methods: { kind: 'flag' },
  'coupon_ids[0]': { max: 100 },
  'subscription[id]': id,
  'subscription[auto_collection]': { kind: ['on', 'off'] },
  'subscription[invoice_notes]': { max: 2000 },
  'subscription[start_date]': { kind: 'count' },
  'subscription[trial_end]': { kind: 'count' },
  ...inCustomer,
  ...createAddressRules('billing_address'),
  ...createAddressRules('shipping_address'),
};

export const checkoutNewParameters: ParameterRules = {
  ...checkoutParameters,
  embed: { kind: 'flag' },
  iframe_messaging: { kind: 'flag' },
  'subscription[plan_id]': { max: 100 },
  'subscription[plan_quantity]': { kind: 'count' },
};

export const checkoutForItemsParameters: ParameterRules = {
  ...checkoutParameters,
  layout: { kind: ['in_app', 'full_page'] },
  business_entity_id: id,
  'subscription_items[item_price_id][0]': { max: 100 },
  'subscription_items[quantity][0]': { kind: 'count' },
  'subscription_items[item_type][0]': { kind: ['plan', 'addon', 'charge'] },
};
