import { saveCartCount, unfinishedKey } from '../count/index.ts';
import { parseSeenLines, type SeenLine } from '../lines/seen-lines.ts';
import type { Unfinished } from '../state/cart-state.ts';
import { parseUnfinished, serialiseUnfinished } from './unfinished.ts';

/** The parts of the browser that the cart uses. */
export interface BrowserEnvironment {
  /** `document.cookie`; empty where cookies are denied. */
  readCookies: () => string;
  setCookie: (cookie: string) => void;
  areCookiesDenied: () => boolean;
  isSecure: boolean;
  /** The lines that the visitor saw last, on any page and in any tab. */
  readSeenLines: () => SeenLine[];
  saveSeenLines: (seen: readonly SeenLine[]) => void;
  /** The change that the next page of this tab completes. */
  readUnfinishedChange: () => Unfinished | undefined;
  saveUnfinishedChange: (unfinished: Unfinished | undefined) => void;
  saveCount: (count: number) => void;
  /** Runs work exclusively: no other tab runs any at the same time. */
  runExclusively: (work: () => Promise<void>) => Promise<void>;
  /** Notifies other tabs that the cart has changed. */
  notifyOtherTabs: () => void;
  /** Calls back when another tab has changed the cart, or the page was restored; returns a function that stops it. */
  onChangeElsewhere: (onChange: () => void) => () => void;
  /**
   * Watches the page from a call on. The returned function resolves in the next task: with false, or with true once the
   * visitor is back on a page that was left since.
   */
  watchLeaving: () => () => Promise<boolean>;
  /** Navigates to another address. */
  navigate: (address: string) => void;
}

const seenKey = 'guildhall-cart-seen';
const channelName = 'guildhall-cart';

/** The browser of this page; blocked or missing storage, channels and locks are left out. */
export function createBrowserEnvironment(): BrowserEnvironment {
  /** Resolves when the visitor is back on the page, which was left last. */
  let left: Promise<unknown> | undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  return {
    readCookies: () => tryOrUndefined(() => document.cookie) ?? '',
    setCookie: (cookie) => void tryOrUndefined(() => (document.cookie = cookie)),
    areCookiesDenied: () => !navigator.cookieEnabled,
    isSecure: location.protocol === 'https:',
    readSeenLines: () => tryOrUndefined(() => parseSeenLines(localStorage.getItem(seenKey))) ?? [],
    saveSeenLines: (seen) => void tryOrUndefined(() => localStorage.setItem(seenKey, JSON.stringify(seen))),
    readUnfinishedChange: () =>
      tryOrUndefined(() => parseUnfinished(sessionStorage.getItem(unfinishedKey), Date.now())),
    saveUnfinishedChange: (unfinished) => void tryOrUndefined(() => saveInTab(unfinished)),
    saveCount: saveCartCount,
    runExclusively: (work) => (navigator.locks ? navigator.locks.request(channelName, work) : work()),
    notifyOtherTabs: () => channel?.postMessage('changed'),
    onChangeElsewhere(onChange) {
      const stop = new AbortController();
      const { signal } = stop;
      channel?.addEventListener('message', onChange, { signal });
      const leave = (): void =>
        void (left = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true })));
      addEventListener('pagehide', leave, { signal });
      addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal });
      return () => {
        stop.abort();
        channel?.close();
      };
    },
    watchLeaving() {
      const before = left;
      return async () => {
        // Chromium fails a page's calls before its last listeners of `pagehide` have run, WebKit after those of `pageshow`.
        await new Promise((resolve) => setTimeout(resolve));
        await left;
        return left !== before;
      };
    },
    navigate: (address) => location.assign(address),
  };
}

function saveInTab(unfinished: Unfinished | undefined): void {
  if (unfinished) sessionStorage.setItem(unfinishedKey, serialiseUnfinished(unfinished, Date.now()));
  else sessionStorage.removeItem(unfinishedKey);
}

function tryOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
