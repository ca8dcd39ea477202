import type { Catalogue } from './resources.ts';

/** Behaviour of one site of the vendor. */
export interface BillingSwitches {
  catalogue: Catalogue;
  /** Origins allowed for callbacks and redirects; `*` is all of them. Default: all. */
  domains: readonly string[];
  /** A paid checkout reports its success to the page that opened it. Default true. */
  successCallback: boolean;
  /** Portal and checkout forbid framing (`X-Frame-Options: DENY`). Default false. */
  denyFrames: boolean;
  /** Time in which a hosted page can be paid. Default 3 h; the vendor also documents 1 h. */
  pageLifeS: number;
  /** Calls per minute before the vendor returns 429; 0 is unlimited. Default 0. */
  callsPerMinute: number;
  /** Custom fields set up for customers. Default `cf_cpr`. */
  customFields: readonly string[];
  /** The email filter ignores case. Default false: the vendor does not document it. */
  emailIgnoresCase: boolean;
  /**
   * The checkout refuses a customer's second subscription. Default true: the vendor's sources contradict each other on
   * checkouts created through the API.
   */
  refusesSecond: boolean;
  /** An unknown `customer[id]` creates a customer with an ID of the vendor's own. Default false: unverified. */
  makesOwnIds: boolean;
  /** Paying the page only starts the payment, so its invoice is unpaid at first. Default false. */
  paysLater: boolean;
  /** The payment gateway refuses refunds. Default false. */
  refusesRefunds: boolean;
  /** Personal data is cleared after the retention period of the site's settings. Default false: at once. */
  clearsLater: boolean;
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
  clearsLater: false,
};

export interface SwitchControls {
  get(): BillingSwitches;
  set(changes: Partial<BillingSwitches>): void;
  reset(): void;
}

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

/** Returns true if callbacks and redirects may go to this origin. */
export function isListed({ domains }: BillingSwitches, origin: string): boolean {
  return domains.includes('*') || domains.includes(origin);
}
