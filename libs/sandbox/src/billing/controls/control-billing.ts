import type { PaymentOutcome } from '../state/checkout.ts';
import type { BillingSite, SiteName } from '../state/site-state.ts';
import type {
  Customer,
  HostedPage,
  Invoice,
  PortalSession,
  Subscription,
  SubscriptionStatus,
  VendorEvent,
} from '../state/resources.ts';
import type { BillingSwitches } from '../state/switches.ts';
import type { UnrelatedKind } from '../webhooks/unrelated-events.ts';
import type { Delivery, DeliveryOptions, WebhookSettings } from '../webhooks/webhooks.ts';

/** A hosted page as the vendor stores it, with the parameters that it was made with. */
type ListedPage = Omit<HostedPage, 'fields'> & { fields: Record<string, string> };

/** A customer that a test adds; with a `status` it has a subscription. */
interface NewCustomer {
  email: string;
  id?: string;
  status?: SubscriptionStatus;
  planId?: string;
  fields?: Record<string, string>;
}

export interface BillingControls {
  putSwitches(changes: Partial<BillingSwitches>): Promise<void>;
  pages(): Promise<ListedPage[]>;
  customers(): Promise<Customer[]>;
  subscriptions(): Promise<Subscription[]>;
  invoices(): Promise<Invoice[]>;
  sessions(): Promise<PortalSession[]>;
  events(): Promise<VendorEvent[]>;
  /** Pays a page like a payer, without a browser. */
  pay(pageId: string, email?: string): Promise<PaymentOutcome>;
  endPage(pageId: string, how: 'expire' | 'cancel' | 'refuse'): Promise<void>;
  addCustomer(order: NewCustomer): Promise<{ customer: Customer; subscription?: Subscription }>;
  putSubscription(id: string, status: SubscriptionStatus): Promise<void>;
  putWebhooks(changes: Partial<WebhookSettings>): Promise<void>;
  webhooks(): Promise<WebhookSettings & { deliveries: Delivery[] }>;
  /** Sends the pending events; resolves when all were received or refused. */
  deliver(order?: DeliveryOptions): Promise<Delivery[]>;
  drop(ids?: readonly number[]): Promise<Delivery[]>;
  sendUnrelated(kind: UnrelatedKind): Promise<VendorEvent>;
}

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

export function controlBilling(name: SiteName, send: Send): BillingControls {
  const at = (path: string) => `billing/${name}/${path}`;
  const read = async <T>(path: string) => (await send('GET', at(path))) as T;
  return {
    putSwitches: async (changes) => void (await send('PUT', at('switches'), changes)),
    pages: () => read('pages'),
    customers: () => read('customers'),
    subscriptions: () => read('subscriptions'),
    invoices: () => read('invoices'),
    sessions: () => read('sessions'),
    events: () => read<BillingSite['events']>('events'),
    async pay(pageId, email) {
      const response = await send('POST', at(`pages/${pageId}/pay`), {
        ...(email !== undefined && { email }),
      });
      return (response as { outcome: PaymentOutcome }).outcome;
    },
    endPage: async (pageId, how) => void (await send('POST', at(`pages/${pageId}/${how}`))),
    addCustomer: async (order) =>
      (await send('POST', at('customers'), order)) as Awaited<ReturnType<BillingControls['addCustomer']>>,
    putSubscription: async (id, status) => void (await send('PUT', at(`subscriptions/${id}`), { status })),
    putWebhooks: async (changes) => void (await send('PUT', at('webhooks'), changes)),
    webhooks: () => read('webhooks'),
    deliver: async (order = {}) => (await send('POST', at('webhooks/deliver'), order)) as Delivery[],
    drop: async (ids) => (await send('POST', at('webhooks/drop'), { ...(ids && { ids }) })) as Delivery[],
    sendUnrelated: async (kind) => (await send('POST', at('webhooks/unrelated'), { kind })) as VendorEvent,
  };
}
