import type { Catalogue } from './resources.ts';

/** How one site of the vendor behaves. */
export interface BillingSwitches {
  /** Default `2`. */
  catalogue: Catalogue;
  /** Origins to which callbacks and redirects may go; `*` is all of them. Default: all. */
  domains: readonly string[];
  /** Whether a paid checkout reports its success to the page that opened it. Default true. */
  successCallback: boolean;
  /** Whether portal and checkout forbid being framed (`X-Frame-Options: DENY`). Default false. */
  denyFrames: boolean;
  /** How long a hosted page can be paid. Default 3 h; the vendor documents 1 h as well. */
  pageLifeS: number;
  /** Calls a minute before the vendor answers 429; 0 is without limit. Default 0. */
  callsPerMinute: number;
  /** Custom fields of customers that are set up. Default `cf_cpr`. */
  customFields: readonly string[];
  /** Whether the filter by e-mail ignores case. Default false: the vendor does not document it. */
  emailIgnoresCase: boolean;
  /**
   * Whether the checkout refuses a second subscription of a customer. Default true: the vendor's sources contradict each
   * other on checkouts that were made through the API.
   */
  refusesSecond: boolean;
  /** Whether an unknown `customer[id]` makes a customer with an id of the vendor's own. Default false: unverified. */
  makesOwnIds: boolean;
  /** Whether a payment is only begun when the page is paid, so that its invoice is unpaid at first. Default false. */
  paysLater: boolean;
  /** Whether the payment gateway refuses refunds. Default false. */
  refusesRefunds: boolean;
}

const initial: BillingSwitches = {
  catalogue: '2',
  domains: ['*'],
  successCallback: true,
  denyFrames: false,
  pageLifeS: 3 * 60 * 60,
  callsPerMinute: 0,
  customFields: ['cf_cpr'],
  emailIgnoresCase: false,
  refusesSecond: true,
  makesOwnIds: false,
  paysLater: false,
  refusesRefunds: false,
};

export interface SwitchControls {
  get(): BillingSwitches;
  set(changes: Partial<BillingSwitches>): void;
  reset(): void;
}

/** `first` is what this site starts with and returns to after a reset. */
export function createSwitches(first: Partial<BillingSwitches> = {}): SwitchControls {
  let switches = { ...initial, ...first };
  return {
    get: () => switches,
    set(changes) {
      switches = { ...switches, ...changes };
    },
    reset() {
      switches = { ...initial, ...first };
    },
  };
}

/** Whether callbacks and redirects may go to this origin. */
export function isListed({ domains }: BillingSwitches, origin: string): boolean {
  return domains.includes('*') || domains.includes(origin);
}
