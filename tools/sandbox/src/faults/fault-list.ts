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
  'no-route',
  'astray',
  'expired-code',
  'weak-password',
  'captcha',
  'old-login',
] as const;

/**
 * A service's failure. `slow` responds after `delayMs`; `dripping` sends half of its response at once and the rest after
 * `delayMs`; `error` responds with 500; `broken` cuts the JSON in half; `empty` sends `[]`; `down` drops the connection;
 * `redirect` redirects to another address; `html` answers a web page; `throttled` says that it is called too often, and
 * `busy` says so without saying when to call again; `refused` refuses what is requested; `mistaken` (the shop) says
 * that a cart does not exist, although it does; `lost` does what is requested, and drops the connection instead of
 * answering. `missing`, `no-route` and `astray` answer 404: that nothing is there, that there is no such route, and
 * with the web page of a proxy in front of the service.
 *
 * Of the identity service alone: `expired-code` says that the code of a mail has expired, `weak-password` that a new
 * password does not meet the project's policy, `captcha` that a token of the captcha is missing, `old-login` that a
 * change requires a new login.
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
  /** The faults that apply to this request, the oldest first; each then affects one request fewer. */
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
