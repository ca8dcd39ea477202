// cspell:ignore personalization
import type { ShopEventNames } from '@guildhall/organisation';
import { connectShopEvents } from './shop-events.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): object };
}

type TagGlobals = typeof globalThis & { dataLayer?: object[]; trustedTypes?: TrustedTypes };

/** Filled in by the build: undefined without a shop. */
const shopEvents = import.meta.env.GUILDHALL_SHOP_EVENTS as ShopEventNames | undefined;

/** Kinds of consent as the tag manager names them, by purpose. Source: https://developers.google.com/tag-platform/security/guides/consent */
const kinds: Readonly<Record<string, readonly string[]>> = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

/** Connection to the tag manager. */
export type Tags = ReturnType<typeof createTags>;

/**
 * Creates the connection to the tag manager, for visitors who agreed.
 *
 * @param scriptUrl whole URL of its script
 * @param take passes the tracked events to a receiver
 */
export function createTags(scriptUrl: string, take: (receive: (event: object) => unknown) => void) {
  let granted: readonly string[] = [];

  /** The tag manager reads commands from an `arguments` object, not from an array. */
  function command(..._words: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    getLayer().push(arguments);
  }

  return {
    /** True if tags run that need more than these purposes. */
    isRefusedBy: (purposes: readonly string[]): boolean =>
      granted.some((purpose) => !purposes.includes(purpose)),
    grant(purposes: readonly string[]): void {
      if (isPrivatePage()) return take(() => undefined);
      if (purposes.join() === granted.join()) return undefined;
      const isFirst = granted.length === 0;
      granted = purposes;
      if (isFirst)
        command(
          'consent',
          'default',
          formatState(() => 'denied'),
        );
      command(
        'consent',
        'update',
        formatState((purpose) => (purposes.includes(purpose) ? 'granted' : 'denied')),
      );
      if (!isFirst) return undefined;
      getLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      appendScript(scriptUrl);
      if (shopEvents) connectShopEvents(shopEvents, (item) => getLayer().push(item));
      return take((event) => getLayer().push(event));
    },
  };
}

const getLayer = (): object[] => ((globalThis as TagGlobals).dataLayer ??= []);

function formatState(getState: (purpose: string) => 'granted' | 'denied'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([purpose, names]) => names.map((name) => [name, getState(purpose)])),
  );
}

function appendScript(url: string): void {
  const { trustedTypes } = globalThis as TagGlobals;
  const script = document.createElement('script');
  script.async = true;
  const policy = trustedTypes?.createPolicy('guildhall-tags', { createScriptURL: () => url });
  // The browser accepts the object in place of a string.
  script.src = (policy?.createScriptURL(url) ?? url) as string;
  document.head.append(script);
}

/**
 * True for members' pages, payments, previews, and URLs with a code from an email: tags would send the URL to their host.
 * The URL of a payment can show an error page.
 */
function isPrivatePage(): boolean {
  return (
    document.querySelector('main:is([data-page=members], [data-page=payment])') !== null ||
    /^\/(?:preview$|_payment\/)/.test(location.pathname) ||
    /[?&]oobCode=/.test(location.search)
  );
}
