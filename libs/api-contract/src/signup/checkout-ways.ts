import type { HostedPage } from './ccu.ts';

/** What a checkout over the page says of itself: hints, which may also stay away. */
export interface CheckoutHints {
  opened: () => void;
  succeeded: () => void;
  closed: () => void;
  failed: () => void;
  /** It cannot show itself as it should: the page of its own is the better way. */
  unfit: () => void;
}

/** The vendor's checkout, as a browser has it. */
export interface CheckoutWays {
  /** Whether it can open over the page; a promise while its script is on its way. Never rejects. */
  isReady: () => boolean | Promise<boolean>;
  /**
   * Opens it over the page, within the visitor's press, before the page that is to be paid is known. Gives what closes
   * it again.
   */
  open: (page: () => Promise<HostedPage>, hints: CheckoutHints) => () => void;
  /** This tab goes to the page. `false` when that is no address it may go to. */
  leaveFor: (page: HostedPage) => boolean;
}

/** How long a checkout may take to open once there is a page for it, ms. */
export const maxOpeningMs = 5_000;
