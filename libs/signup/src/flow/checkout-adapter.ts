import type { HostedPage } from '@guildhall/api-contract';

/** Called by a checkout over the page. Hints only: some checkouts call none of them. */
export interface CheckoutCallbacks {
  /** `inWindow`: in its own window, as on phones. */
  opened: (inWindow?: boolean) => void;
  succeeded: () => void;
  closed: () => void;
  failed: () => void;
  /** It is not displayed correctly; the checkout's own page is used instead. */
  cannotDisplay: () => void;
}

/** The billing vendor's checkout in a browser. */
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

/** Time for a checkout to open once its page exists, ms. */
export const maxOpeningMs = 5_000;
