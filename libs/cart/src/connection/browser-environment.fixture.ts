import { createStore } from 'jotai';
import { vi } from 'vitest';
import { addToCartAtom } from '../atoms/cart-actions.ts';
import { cartLinesAtom } from '../atoms/cart-atoms.ts';
import { createDraft } from '../lines/cart-lines.fixture.ts';
import type { SeenLine } from '../lines/seen-lines.ts';
import type { Unfinished } from '../state/cart-state.ts';
import type { BrowserEnvironment } from './browser-environment.ts';
import { connectCart } from './connect-cart.ts';
import type { CartConnectionOptions } from './connection-options.ts';
import type { createModelClient } from './model-client.fixture.ts';

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
      watchLeaving: () => async () => false,
      navigate: (address) => stored.left.push(address),
    };
  }
  return { openTab, stored, jar };
}

/** Waits until everything in progress has completed, with timers that are moved. */
export const settled = () => vi.advanceTimersByTimeAsync(0);

/** Opens a page with a cart. */
export function openPage(
  { client }: Pick<ReturnType<typeof createModelClient>, 'client'>,
  tab = createBrowser().openTab(),
  options: Partial<CartConnectionOptions> = {},
) {
  const store = createStore();
  const leave = connectCart(store, {
    shop: client,
    checkoutOrigins: ['https://shop.example'],
    environment: tab,
    ...options,
  });
  return {
    store,
    leave,
    add: (letter: string) => store.set(addToCartAtom, createDraft(letter)),
    titles: () => store.get(cartLinesAtom).map(({ title, quantity }) => `${quantity} ${title}`),
  };
}
