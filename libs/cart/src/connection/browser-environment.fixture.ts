import type { SeenLine } from '../lines/seen-lines.ts';
import type { Unfinished } from '../state/cart-state.ts';
import type { BrowserEnvironment } from './browser-environment.ts';

/** A browser of which every tab shares the cookies; nothing in it leaves the test. */
export function browser() {
  const jar = new Map<string, string>();
  const stored = {
    seen: [] as SeenLine[],
    counts: [] as number[],
    cookies: [] as string[],
    left: [] as string[],
  };
  const tabs = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();

  /** A page in a tab; the next page of the same tab is given what this one has kept there. */
  function tab({
    denied = false,
    inTab = {} as { unfinished?: Unfinished | undefined },
  } = {}): BrowserEnvironment {
    let mine: (() => void) | undefined;
    return {
      cookies: () => (denied ? '' : [...jar].map(([name, value]) => `${name}=${value}`).join('; ')),
      cookiesDenied: () => denied,
      setCookie(cookie) {
        stored.cookies.push(cookie);
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      },
      secure: true,
      readSeenLines: () => stored.seen,
      saveSeenLines: (seen) => (stored.seen = [...seen]),
      readUnfinishedChange: () => inTab.unfinished,
      saveUnfinishedChange: (unfinished) => (inTab.unfinished = unfinished),
      saveCount: (count) => stored.counts.push(count),
      exclusively(work) {
        const done = queue.then(work);
        queue = done.catch(() => undefined);
        return done;
      },
      notifyOtherTabs: () => tabs.forEach((look) => look !== mine && look()),
      onChangedElsewhere(look) {
        mine = look;
        tabs.add(look);
        return () => void tabs.delete(look);
      },
      leave: (address) => stored.left.push(address),
    };
  }
  return { tab, stored, jar };
}
