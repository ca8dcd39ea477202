import type { SeenLine } from '../lines/seen-lines.ts';
import type { Unfinished } from '../state/cart-state.ts';
import type { BrowserEnvironment } from './browser-environment.ts';

/** A browser whose tabs share the cookies; nothing leaves the test. */
export function createBrowser() {
  const jar = new Map<string, string>();
  const stored = {
    seen: [] as SeenLine[],
    counts: [] as number[],
    cookies: [] as string[],
    left: [] as string[],
  };
  const tabs = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();

  /** Opens a page in a tab. The next page of the same tab receives what this one has stored there. */
  function openTab({
    denied = false,
    inTab = {} as { unfinished?: Unfinished | undefined },
  } = {}): BrowserEnvironment {
    let ownListener: (() => void) | undefined;
    return {
      readCookies: () => (denied ? '' : [...jar].map(([name, value]) => `${name}=${value}`).join('; ')),
      areCookiesDenied: () => denied,
      setCookie(cookie) {
        stored.cookies.push(cookie);
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      },
      isSecure: true,
      readSeenLines: () => stored.seen,
      saveSeenLines: (lines) => (stored.seen = [...lines]),
      readUnfinishedChange: () => inTab.unfinished,
      saveUnfinishedChange: (unfinished) => (inTab.unfinished = unfinished),
      saveCount: (count) => stored.counts.push(count),
      runExclusively(work) {
        const done = queue.then(work);
        queue = done.catch(() => undefined);
        return done;
      },
      notifyOtherTabs: () => tabs.forEach((onChange) => onChange !== ownListener && onChange()),
      onChangeElsewhere(onChange) {
        ownListener = onChange;
        tabs.add(onChange);
        return () => void tabs.delete(onChange);
      },
      wasLeft: async () => false,
      navigate: (address) => stored.left.push(address),
    };
  }
  return { openTab, stored, jar };
}
