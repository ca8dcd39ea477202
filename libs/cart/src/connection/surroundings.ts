import { keepCartCount, unfinishedKey } from '../count/index.ts';
import { readSeen, type SeenLine } from '../lines/seen-lines.ts';
import type { Unfinished } from '../state/cart-state.ts';
import { readUnfinished } from './unfinished.ts';

/** What the cart uses of the page around it. */
export interface Surroundings {
  /** `document.cookie`, or nothing where cookies are denied. */
  cookies: () => string;
  keepCookie: (cookie: string) => void;
  cookiesDenied: () => boolean;
  /** Whether cookies are sent over https only. */
  secure: boolean;
  /** What the visitor saw last, over pages and tabs. */
  keptSeen: () => SeenLine[];
  keepSeen: (seen: readonly SeenLine[]) => void;
  /** What the next page of this tab has to finish. */
  keptUnfinished: () => Unfinished | undefined;
  keepUnfinished: (unfinished: Unfinished | undefined) => void;
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

const seenKey = 'guildhall-cart-seen';
const channelName = 'guildhall-cart';

/** The page in a browser; every part that is denied or missing is done without. */
export function pageSurroundings(): Surroundings {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  return {
    cookies: () => forgiving(() => document.cookie) ?? '',
    keepCookie: (cookie) => void forgiving(() => (document.cookie = cookie)),
    cookiesDenied: () => !navigator.cookieEnabled,
    secure: location.protocol === 'https:',
    keptSeen: () => forgiving(() => readSeen(localStorage.getItem(seenKey))) ?? [],
    keepSeen: (seen) => void forgiving(() => localStorage.setItem(seenKey, JSON.stringify(seen))),
    keptUnfinished: () => forgiving(() => readUnfinished(sessionStorage.getItem(unfinishedKey))),
    keepUnfinished: (unfinished) => void forgiving(() => keepInTab(unfinished)),
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

function keepInTab(unfinished: Unfinished | undefined): void {
  if (unfinished) sessionStorage.setItem(unfinishedKey, JSON.stringify(unfinished));
  else sessionStorage.removeItem(unfinishedKey);
}

function forgiving<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
