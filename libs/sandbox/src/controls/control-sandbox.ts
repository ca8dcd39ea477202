import type { ScriptSwitches } from '../billing/billing.ts';
import { controlBilling, type BillingControls } from '../billing/controls/control-billing.ts';
import type { SiteName } from '../billing/state/site-state.ts';
import { controlIdentity, type IdentityControls } from '../identity/control-identity.ts';
import type { Fault, FaultOptions } from '../faults/fault-list.ts';
import type { Discount } from '../shop/carts/discounts.ts';
import type { ShopSettings } from '../shop/admin/shop-settings.ts';
import type { DraftHabits, StoredDraft } from '../shop/drafts/draft-store.ts';
import type { ScannedLink } from '../mails/mail-scanner.ts';
import type { ListedMail } from '../mails/mails-page.ts';
import type { LoggedRequest } from '../requests/request-log.ts';

type ListedDraft = Omit<StoredDraft, 'token'>;

/** Controls of a running sandbox, for tests. */
export interface SandboxControls {
  /** Turns a fault on. `service` is `content` by default. */
  fault(order: Omit<FaultOptions, 'service'> & { service?: string }): Promise<Fault>;
  clearFaults(): Promise<void>;
  /** Puts an entry (or any other value) at a path, in place of the seed content. */
  putEntry(path: string, entry: unknown): Promise<void>;
  /** Sets the response of a card or filter route, query included. */
  putCards(route: string, cards: unknown): Promise<void>;
  putMainData(mainData: unknown): Promise<void>;
  expireCarts(): Promise<void>;
  putStock(variantId: string, left: number): Promise<void>;
  /** Changes a price, net, in the shop's currency: `'480.00'`. */
  putPrice(variantId: string, price: string): Promise<void>;
  /** Unpublishes a product, or publishes it again. Carts with it keep it, and can then no longer be read completely. */
  publish(handle: string, published: boolean): Promise<void>;
  putDiscounts(discounts: readonly Discount[]): Promise<void>;
  putCartWarnings(codes: readonly string[]): Promise<void>;
  putExchangeRates(rates: Record<string, number>): Promise<void>;
  /** Sets how the shop processes draft orders, until `reset`. */
  putInvoices(habits: Partial<DraftHabits>): Promise<void>;
  putShop(settings: Partial<ShopSettings>): Promise<void>;
  /** Sets the lifetime of new Admin API tokens, and the scopes of the app. */
  putTokens(tokens: { lifeS?: number; scopes?: readonly string[] }): Promise<void>;
  /** Revokes all tokens issued for the Admin API. */
  revokeTokens(): Promise<void>;
  draftOrders(): Promise<ListedDraft[]>;
  /** Deletes them, and resets how the shop processes them. */
  forgetDraftOrders(): Promise<void>;
  requests(): Promise<LoggedRequest[]>;
  forgetRequests(): Promise<void>;
  /** Controls of one of the billing vendor's sites. */
  billing(site: SiteName): BillingControls;
  /** Sets how far the billing vendor's clock is ahead of the real one. */
  putBillingClock(aheadMs: number): Promise<void>;
  /** Sets how the billing vendor's script adds its styles. */
  putBillingScript(switches: ScriptSwitches): Promise<void>;
  /** Resets both sites of the billing vendor, and their clock. */
  resetBilling(): Promise<void>;
  identity: IdentityControls;
  mails(): Promise<ListedMail[]>;
  /**
   * Opens every link of a mail, as mail scanners do.
   *
   * @param origins local origins for the origins in the links, where they differ
   */
  scanMail(id: number, origins?: Readonly<Record<string, string>>): Promise<ScannedLink[]>;
  reset(): Promise<void>;
}

const resettable = [
  'faults',
  'entries',
  'cards',
  'main-data',
  'carts',
  'draft-orders',
  'stock',
  'admin',
  'exchange-rates',
  'billing',
  'identity',
  'records',
  'inbox',
  'requests',
];

/**
 * @example
 * const controls = controlSandbox(sandbox.origin);
 * await controls.fault({ mode: 'down', match: '/wp-json/entry' });
 */
export function controlSandbox(origin: string, fetchFrom: typeof fetch = fetch): SandboxControls {
  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetchFrom(`${origin}/_sandbox/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`the sandbox responded with ${response.status} to ${method} ${path}`);
    return response.status === 204 ? undefined : response.json();
  }
  return {
    fault: async (order) => (await send('POST', 'faults', { service: 'content', ...order })) as Fault,
    clearFaults: async () => void (await send('DELETE', 'faults')),
    putEntry: async (path, entry) => void (await send('PUT', 'entries', { path, entry })),
    putCards: async (route, cards) => void (await send('PUT', 'cards', { route, cards })),
    putMainData: async (mainData) => void (await send('PUT', 'main-data', mainData)),
    expireCarts: async () => void (await send('DELETE', 'carts')),
    putStock: async (variantId, left) => void (await send('PUT', 'stock', { variantId, left })),
    putPrice: async (variantId, price) => void (await send('PUT', 'prices', { variantId, price })),
    publish: async (handle, published) => void (await send('PUT', 'publication', { handle, published })),
    putDiscounts: async (discounts) => void (await send('PUT', 'discounts', { discounts })),
    putCartWarnings: async (codes) => void (await send('PUT', 'cart-warnings', { codes })),
    putExchangeRates: async (rates) => void (await send('PUT', 'exchange-rates', rates)),
    putInvoices: async (habits) => void (await send('PUT', 'invoices', habits)),
    putShop: async (settings) => void (await send('PUT', 'shop', settings)),
    putTokens: async (tokens) => void (await send('PUT', 'tokens', tokens)),
    revokeTokens: async () => void (await send('DELETE', 'tokens')),
    draftOrders: async () => (await send('GET', 'draft-orders')) as ListedDraft[],
    forgetDraftOrders: async () => void (await send('DELETE', 'draft-orders')),
    billing: (site) => controlBilling(site, send),
    putBillingClock: async (aheadMs) => void (await send('PUT', 'billing/clock', { aheadMs })),
    putBillingScript: async (switches) => void (await send('PUT', 'billing/script', switches)),
    resetBilling: async () => void (await send('DELETE', 'billing')),
    requests: async () => (await send('GET', 'requests')) as LoggedRequest[],
    identity: controlIdentity(send),
    mails: async () => (await send('GET', 'mails')) as ListedMail[],
    scanMail: async (id, origins = {}) =>
      (await send('POST', `mails/${id}/scan`, { origins })) as ScannedLink[],
    forgetRequests: async () => void (await send('DELETE', 'requests')),
    async reset() {
      for (const what of resettable) await send('DELETE', what);
    },
  };
}
