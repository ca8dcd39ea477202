import type { HostedPage } from '@guildhall/api-contract/signup';

/** Called by a checkout over the page. Hints only: some checkouts call none of them. */
export interface CheckoutCallbacks {
  /** `inWindow`: in its own window, as on phones. */
  opened: (inWindow?: boolean) => void;
  /** The supplier says that the visitor has paid. */
  succeeded: () => void;
  /** The visitor has closed the checkout, paid or not. */
  closed: () => void;
  /** The checkout could not be opened, or reports an error of its own. */
  failed: () => void;
  /** It is not displayed correctly; the checkout's own page is used instead. */
  cannotDisplay: () => void;
}

/** The checkout of a billing supplier in a browser. */
export interface CheckoutAdapter {
  /** True when it can open over the page; a promise while its script is loading. Never rejects. */
  isReady: () => boolean | Promise<boolean>;
  /**
   * Opens it over the page, within the visitor's press, before the hosted page is known. Returns a function that closes
   * it.
   */
  open: (page: () => Promise<HostedPage>, callbacks: CheckoutCallbacks) => () => void;
  /** Sends this tab to the page. `false` if the page's URL is not allowed. */
  redirectTo: (page: HostedPage) => boolean;
}

/** A checkout in this browser, with a call that fetches its script early. */
export interface BrowserCheckout extends CheckoutAdapter {
  /** Fetches the supplier's script, so that it is there when the form is sent. */
  prepare: () => void;
}

/** Data that the site sends to the checkout of its billing supplier with each form, such as origins. Not secret. */
export type CheckoutData = Readonly<Record<string, string>>;

/** A billing supplier's part in browsers. */
export interface CheckoutFactory {
  /**
   * Creates the checkout of a form in this browser.
   *
   * @param data from the site's part of the same supplier
   * @param isTestsite true for a visit that signs up at the vendor's test site
   * @example
   * // A supplier whose checkout is a page of its own: this tab goes there.
   * const createCheckout: CreateCheckout = ({ origin }) => ({
   *   prepare: () => undefined,
   *   isReady: () => false,
   *   open: () => () => undefined,
   *   redirectTo({ url }) {
   *     const address = toSafeExitUrl(url, { origins: [origin ?? ''] });
   *     if (address) location.assign(address);
   *     return address !== undefined;
   *   },
   * });
   */
  createCheckout(data: CheckoutData, isTestsite: () => boolean): BrowserCheckout;
}

/** Creates the checkout of a billing supplier in this browser. */
export type CreateCheckout = CheckoutFactory['createCheckout'];
