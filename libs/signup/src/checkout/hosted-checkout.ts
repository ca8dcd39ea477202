import type { CheckoutHints, CheckoutWays, HostedPage } from '@guildhall/api-contract';
import { safeExitAddress } from '@guildhall/safe-content';
import { isCovering } from './is-covering.ts';
import { watchPolicy } from './watch-policy.ts';
import { fetchVendorScript, type VendorInstance, type VendorScript } from './vendor-script.ts';

/** Where the hosted checkout is; comes from the app's configuration, never from content. */
export interface HostedCheckout {
  /** The vendor's script, by its whole address. */
  scriptUrl: string;
  /** The origin of the vendor's site, such as `https://house.chargebee.com`. */
  siteOrigin: string;
  /** The origin of its test site; without it there is none. */
  testSiteOrigin?: string;
}

/** The hosted checkout as this browser has it, and what fetches its script beforehand. */
export interface BrowserCheckout extends CheckoutWays {
  /** Fetches the vendor's script, so that it is there when the form is sent. */
  prepare: () => void;
}

/** Opens checkouts by the vendor's script, on the live or the test site, and on no other origin. */
export function createBrowserCheckout(config: HostedCheckout, isTestsite: () => boolean): BrowserCheckout {
  const { scriptUrl } = config;
  const origin = () => (isTestsite() ? config.testSiteOrigin : config.siteOrigin) ?? '';
  const policy = watchPolicy(new URL(scriptUrl).origin);
  let script: VendorScript | undefined;
  let fetched: Promise<boolean> | undefined;
  /** It was seen that it cannot show itself on this page. */
  let unfit = false;

  const isUsable = () => !unfit && !policy.hasStopped('script', 'frame');
  const prepare = (): Promise<boolean> =>
    (fetched ??= fetchVendorScript(scriptUrl).then(
      (loaded) => {
        script = loaded;
        // Its frames and styles are fetched with this, long before the press.
        instanceOf(loaded, origin());
        return isUsable();
      },
      () => false,
    )).catch(() => false);
  const addressOf = ({ url }: HostedPage) => safeExitAddress(url, { origins: [origin()] });
  const giveUp = ({ unfit: tell }: CheckoutHints): void => {
    unfit = true;
    tell();
  };

  return {
    prepare: () => void prepare(),
    isReady: () => (script === undefined ? prepare() : isUsable()),
    open(page, hints) {
      policy.onStop((what) => what !== 'style' && giveUp(hints));
      try {
        if (!script) throw new Error('The checkout is not there');
        const instance = instanceOf(script, origin());
        instance.openCheckout({
          hostedPage: async () => {
            const made = await page();
            if (addressOf(made)) return made;
            throw new Error('The page to pay on is at an unknown address');
          },
          // Without its styles it may have opened somewhere below the page, where nobody sees it.
          loaded: () =>
            policy.hasStopped('style') && !isCovering(origin()) ? giveUp(hints) : hints.opened(),
          success: hints.succeeded,
          close: hints.closed,
          error: hints.failed,
        });
        return () => instance.closeAll();
      } catch {
        giveUp(hints);
        return () => undefined;
      }
    },
    leaveFor(page) {
      const address = addressOf(page);
      if (address) location.assign(address);
      return address !== undefined;
    },
  };
}

let current: { script: VendorScript; origin: string; instance: VendorInstance } | undefined;

/** The vendor's checkout of a site: made once for all forms of the page, and anew for another site. */
function instanceOf(script: VendorScript, origin: string): VendorInstance {
  if (current?.script === script && current.origin === origin) return current.instance;
  const { hostname } = new URL(origin);
  const [site = hostname, ...rest] = hostname.split('.');
  // A site at an address of its own is told by that address.
  const own = rest.join('.') !== 'chargebee.com';
  if (current) script.tearDown?.();
  current = undefined;
  current = { script, origin, instance: script.init({ site, ...(own && { domain: origin }) }) };
  return current.instance;
}
