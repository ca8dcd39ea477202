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
 * How a service misbehaves: `slow` answers after `delayMs`; `dripping` sends half of its answer at once and the rest
 * after `delayMs`; `error` answers 500; `broken` cuts the JSON in half;
 * `empty` answers `[]`; `down` drops the connection; `redirect` sends the caller elsewhere; `html` answers a web page;
 * `throttled` says it is asked too often, `busy` says so without saying when to come again; `refused` finds fault with what is asked; `mistaken` (the shop) takes a cart
 * that is there for one that is not; `lost` does what is asked and drops
 * the connection instead of answering; `missing`, `no-route` and `astray` answer 404: that nothing is there, that there
 * is no such route, and with the web page of a proxy in front of the service. Of the identity service alone:
 * `expired-code` says that the code of a mail has expired, `weak-password` that a new password is not good enough for the
 * project, `captcha` that a token of the captcha is missing, `old-login` that a change asks for a new login.
 */
export type FaultMode = (typeof faultModes)[number];

/** A fault as a test or a person orders it. */
export interface FaultOrder {
  /** Name of the service, such as `content`. */
  service: string;
  mode: FaultMode;
  /** For `slow` and `dripping`, in milliseconds. Default 3000. */
  delayMs?: number;
  /** Only requests whose address (path and query) holds this text. Default: all of the service. */
  match?: string;
  /** How many requests it strikes before it goes. Default: until it is cleared. */
  times?: number;
}

/** A fault that is on. `times` is what is left of it; null means without end. */
export interface Fault {
  id: number;
  service: string;
  mode: FaultMode;
  delayMs: number;
  match: string;
  times: number | null;
}

export interface FaultList {
  add(order: FaultOrder): Fault;
  all(): Fault[];
  /** Takes one fault off, or all of them. Answers whether there was any. */
  clear(id?: number): boolean;
  /** The faults that strike this request, the older first; each loses one of its times. */
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
