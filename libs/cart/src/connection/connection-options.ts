import type { RequestInvoice } from '../invoice-call/request-invoice.ts';
import type { NumberFormat } from '@guildhall/money';
import type { CartClient, CartLine, ShopUserError, ShopWarning } from '@guildhall/shop-client';
import type { CartState } from '../state/cart-state.ts';
import type { BrowserEnvironment } from './browser-environment.ts';

/** `changed` by the visitor, `checkout` and `invoice` when the page is about to be left for them. */
type CartActivity = 'changed' | 'checkout' | 'invoice';

/** The options of `connectCart`. */
export interface CartConnectionOptions {
  /** The shop's carts: `createCartClient({ send: sendToApi() })`. */
  shop: CartClient;
  /** Allowed origins of checkout and invoices: `['https://shop.example']`. */
  checkoutOrigins: readonly string[];
  /**
   * The checkout's language.
   * @default 'en'
   */
  locale?: string;
  /**
   * Notation of amounts.
   * @default English
   */
  numbers?: NumberFormat | undefined;
  /**
   * The shop's own country by its VAT code: businesses there get no invoice without VAT.
   * @default none
   */
  shopCountry?: string | undefined;
  /**
   * Names of the countries of businesses: `Pricing.countryNames`.
   * @default English
   */
  countryNames?: string | undefined;
  /**
   * Requests an invoice.
   * @default `createInvoiceCall` of `@guildhall/api-contract`: `POST /api/v1/sdoc`
   */
  requestInvoice?: RequestInvoice;
  /**
   * Called when the shop has made a visitor's change, and before the page is left.
   *
   * @param cart with the lines and sums of the shop's last response
   * @param before the lines before a change
   */
  onActivity?: (
    activity: CartActivity,
    cart: Pick<CartState, 'lines' | 'costs'>,
    before?: readonly CartLine[],
  ) => void;
  /** Called with the reasons when the shop refused a change. */
  onUserErrors?: (userErrors: readonly ShopUserError[]) => void;
  /** Called with warnings of the shop that have no text for visitors. */
  onWarnings?: (warnings: readonly ShopWarning[]) => void;
  /**
   * Time until a response counts as lost, ms.
   * @default 10_000
   */
  deadline?: number;
  /**
   * Waits before an invoice is requested again.
   * @default setTimeout
   */
  wait?: (ms: number) => Promise<void>;
  /**
   * Storage, cookies, tabs and navigation, for tests.
   *
   * @default those of the browser
   */
  environment?: BrowserEnvironment;
}
