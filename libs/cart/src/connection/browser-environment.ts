import { saveCartCount, unfinishedKey } from '../count/index.ts';
import { readSeen, type SeenLine } from '../lines/seen-lines.ts';
import type { Unfinished } from '../state/cart-state.ts';
import { readUnfinished, writeUnfinished } from './unfinished.ts';

/** What the cart uses of the browser. */
export interface BrowserEnvironment {
  /** `document.cookie`; empty where cookies are denied. */
  cookies: () => string;
  setCookie: (cookie: string) => void;
  cookiesDenied: () => boolean;
  /** Whether cookies are sent over https only. */
  secure: boolean;
  /** What the visitor saw last, over pages and tabs. */
  readSeenLines: () => SeenLine[];
  saveSeenLines: (seen: readonly SeenLine[]) => void;
  /** What the next page of this tab has to finish. */
  readUnfinishedChange: () => Unfinished | undefined;
  saveUnfinishedChange: (unfinished: Unfinished | undefined) => void;
  saveCount: (count: number) => void;
  /** Runs work while no other tab runs any. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Tells other tabs that the cart has changed. */
  notifyOtherTabs: () => void;
  /** Calls back when another tab has changed the cart, or the page was restored; returns a function that stops it. */
  onChangedElsewhere: (look: () => void) => () => void;
  /** Navigates to another address. */
  leave: (address: string) => void;
}

const seenKey = 'guildhall-cart-seen';
const channelName = 'guildhall-cart';

/** The browser that this page runs in; storage, channels and locks that are denied or missing are left out. */
export function browserEnvironment(): BrowserEnvironment {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  return {
    cookies: () => orUndefined(() => document.cookie) ?? '',
    setCookie: (cookie) => void orUndefined(() => (document.cookie = cookie)),
    cookiesDenied: () => !navigator.cookieEnabled,
    secure: location.protocol === 'https:',
    readSeenLines: () => orUndefined(() => readSeen(localStorage.getItem(seenKey))) ?? [],
    saveSeenLines: (seen) => void orUndefined(() => localStorage.setItem(seenKey, JSON.stringify(seen))),
    readUnfinishedChange: () =>
      orUndefined(() => readUnfinished(sessionStorage.getItem(unfinishedKey), Date.now())),
    saveUnfinishedChange: (unfinished) => void orUndefined(() => saveInTab(unfinished)),
    saveCount: saveCartCount,
    exclusively: (work) => (navigator.locks ? navigator.locks.request(channelName, work) : work()),
    notifyOtherTabs: () => channel?.postMessage('changed'),
    onChangedElsewhere(look) {
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

function saveInTab(unfinished: Unfinished | undefined): void {
  if (unfinished) sessionStorage.setItem(unfinishedKey, writeUnfinished(unfinished, Date.now()));
  else sessionStorage.removeItem(unfinishedKey);
}

function orUndefined<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
