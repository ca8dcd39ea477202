export const faultModes = [
  'slow',
  'error',
  'dripping',
  'broken',
  'empty',
  'down',
  'redirect',
  'html',
  'throttled',
  'busy',
  'refused',
  'mistaken',
  'lost',
  'missing',
  'removed',
  'no-route',
  'astray',
  'expired-code',
  'weak-password',
  'captcha',
  'old-login',
  'restricted-key',
] as const;

/**
 * A service's failure. `slow` responds after `delayMs`; `dripping` sends half of its response at once and the rest
 * after `delayMs`; `error` responds with 500; `broken` cuts the JSON in half; `empty` sends `[]`; `down` drops the
 * connection; `redirect` redirects to another address; `html` sends a web page; `throttled` reports too many calls, and
 * `busy` does so without saying when to retry; `refused` refuses the request; `mistaken` (the shop) says that a cart
 * does not exist, although it does; `lost` processes the request, and drops the connection instead of responding.
 * `missing`, `no-route` and `astray` respond with 404: for a missing entry, for an unknown route, and with the web page
 * of a proxy in front of the service; `removed` responds with 410: there was an entry.
 *
 * For the identity service only: `expired-code` reports that the code in an email has expired, `weak-password` that a
 * new password does not meet the project's policy, `captcha` that the captcha token is missing, `old-login` that a
 * change requires a new login, `restricted-key` that the key is for the pages of this machine, and the request comes from
 * none of them.
 */
export type FaultMode = (typeof faultModes)[number];

export interface FaultOptions {
  service: string;
  mode: FaultMode;
  /** For `slow` and `dripping`, ms. Default 3000. */
  delayMs?: number;
  /** Only requests with this text in their URL (path and query). Default: all requests of the service. */
  match?: string;
  /** Number of requests it affects. Default: all, until it is cleared. */
  times?: number;
}

/** An active fault. `times` is the number of requests it still affects; null means no limit. */
export interface Fault {
  id: number;
  service: string;
  mode: FaultMode;
  delayMs: number;
  match: string;
  times: number | null;
}

export interface FaultList {
  add(order: FaultOptions): Fault;
  all(): Fault[];
  /** Clears one fault, or all of them. Returns true if there was any. */
  clear(id?: number): boolean;
  /** Returns the faults that apply to this request, the oldest first; each then affects one request fewer. */
  strike(service: string, url: string): Fault[];
}

export function createFaultList(): FaultList {
  let faults: Fault[] = [];
  let lastId = 0;
  return {
    add(order) {
      const { service, mode, delayMs = 3000, match = '', times = null } = order;
      const fault: Fault = { id: ++lastId, service, mode, delayMs, match, times };
      faults.push(fault);
      return { ...fault };
    },
    all: () => faults.map((fault) => ({ ...fault })),
    clear(id) {
      const before = faults.length;
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
      return faults.length < before;
    },
    strike(service, url) {
      const struck = faults.filter((fault) => fault.service === service && url.includes(fault.match));
      for (const fault of struck) if (fault.times !== null) fault.times -= 1;
      faults = faults.filter((fault) => fault.times === null || fault.times > 0);
      return struck.map((fault) => ({ ...fault }));
    },
  };
}
