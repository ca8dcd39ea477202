import { keepCartCount } from '../count/index.ts';

/** What the cart uses of the page around it. */
export interface Surroundings {
  /** `document.cookie`, or nothing where cookies are denied. */
  cookies: () => string;
  keepCookie: (cookie: string) => void;
  cookiesDenied: () => boolean;
  /** Whether cookies are sent over https only. */
  secure: boolean;
  /** The order of the lines, over pages. */
  keptOrder: () => string[];
  keepOrder: (order: readonly string[]) => void;
  keepCount: (count: number) => void;
  /** Runs one at a time over all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells other tabs that the cart has changed. */
  tellOthers: () => void;
  /** Calls back when another tab has told so, or the page has come back; gives the way to stop. */
  whenChangedElsewhere: (look: () => void) => () => void;
  /** Goes to another address. */
  leave: (address: string) => void;
}

const orderKey = 'guildhall-cart-order';
const channelName = 'guildhall-cart';

/** The page in a browser; every part that is denied or missing is done without. */
export function pageSurroundings(): Surroundings {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  return {
    cookies: () => forgiving(() => document.cookie) ?? '',
    keepCookie: (cookie) => void forgiving(() => (document.cookie = cookie)),
    cookiesDenied: () => !navigator.cookieEnabled,
    secure: location.protocol === 'https:',
    keptOrder: () => forgiving(() => orderFrom(localStorage.getItem(orderKey))) ?? [],
    keepOrder: (order) => void forgiving(() => localStorage.setItem(orderKey, JSON.stringify(order))),
    keepCount: keepCartCount,
    alone: (work) => (navigator.locks ? navigator.locks.request(channelName, work) : work()),
    tellOthers: () => channel?.postMessage('changed'),
    whenChangedElsewhere(look) {
      const stop = new AbortController();
      const { signal } = stop;
      channel?.addEventListener('message', look, { signal });
      addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
      return () => {
        stop.abort();
        channel?.close();
      };
    },
    leave: (address) => location.assign(address),
  };
}

function orderFrom(text: string | null): string[] {
  const order: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(order) ? order.filter((id): id is string => typeof id === 'string').slice(0, 100) : [];
}

function forgiving<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
