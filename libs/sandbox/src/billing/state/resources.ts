/** Fields of every resource of the vendor. Times are seconds since 1970. */
export interface Resource {
  id: string;
  object: string;
  created_at: number;
  updated_at: number;
  resource_version: number;
}

export interface Address {
  first_name?: string;
  last_name?: string;
  email?: string;
  line1?: string;
  line2?: string;
  city?: string;
  state?: string;
  zip?: string;
  country?: string;
  object: 'billing_address' | 'shipping_address';
}

/** Custom fields (`cf_…`) are in every copy of a customer, including those in events. */
export interface Customer extends Resource {
  object: 'customer';
  email?: string;
  first_name?: string;
  last_name?: string;
  company?: string;
  phone?: string;
  billing_address?: Address;
  primary_payment_source_id?: string;
  deleted: boolean;
  [field: string]: unknown;
}

export const subscriptionStatuses = [
  'future',
  'in_trial',
  'active',
  'non_renewing',
  'paused',
  'cancelled',
  'transferred',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export interface Subscription extends Resource {
  object: 'subscription';
  customer_id: string;
  status: SubscriptionStatus;
  currency_code: string;
  /** Catalogue 1.0. */
  plan_id?: string;
  /** Catalogue 2.0. */
  subscription_items?: readonly { item_price_id: string; item_type: 'plan'; [field: string]: unknown }[];
  shipping_address?: Address;
  [field: string]: unknown;
}

type HostedPageState = 'created' | 'requested' | 'succeeded' | 'cancelled' | 'acknowledged';
export type Layout = 'in_app' | 'full_page';

/** A payment of an invoice. Amounts in minor units. */
interface LinkedPayment {
  txn_id: string;
  applied_amount: number;
  applied_at: number;
  txn_status: 'success' | 'in_progress' | 'failure';
}

export interface Invoice extends Resource {
  object: 'invoice';
  customer_id: string;
  subscription_id: string;
  status: 'paid' | 'payment_due' | 'not_paid';
  date: number;
  total: number;
  amount_paid: number;
  amount_due: number;
  write_off_amount: number;
  linked_payments: LinkedPayment[];
  issued_credit_notes: {
    cn_id: string;
    cn_reason_code: string;
    cn_date: number;
    cn_total: number;
    cn_status: 'refunded';
  }[];
  deleted: boolean;
  [field: string]: unknown;
}

/** A hosted page with the fields that the API does not return. */
export interface HostedPage extends Resource {
  object: 'hosted_page';
  type: 'checkout_new';
  url: string;
  state: HostedPageState;
  failure_reason?: 'card_error' | 'server_error';
  expires_at: number;
  pass_thru_content?: string;
  layout: Layout;
  catalogue: Catalogue;
  planId: string;
  /** The parameters it was created with; the payer's own changes override them. */
  fields: ReadonlyMap<string, string>;
  redirectUrl: string | undefined;
  cancelUrl: string | undefined;
  /** Set once the page is paid. */
  content?: { customer: Customer; subscription: Subscription; invoice: Invoice };
}

export interface PortalSession extends Resource {
  object: 'portal_session';
  token: string;
  access_url: string;
  redirect_url?: string;
  status: 'created' | 'logged_in' | 'logged_out';
  expires_at: number;
  customer_id: string;
  login_at?: number;
  logout_at?: number;
  linked_customers: unknown[];
}

export interface VendorEvent {
  id: string;
  object: 'event';
  occurred_at: number;
  source: string;
  api_version: 'v2';
  event_type: string;
  webhook_status: string;
  content: Record<string, unknown>;
}

/** The product catalogue of a site. */
export type Catalogue = '1' | '2';

/** Returns true if the subscription counts in the vendor's check against a second one. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'transferred';
}
