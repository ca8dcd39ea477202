import type { CheckoutWays, HostedPage } from '@guildhall/api-contract';
import { safeExitAddress } from '@guildhall/safe-content';
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
  const originOf = () => (isTestsite() ? config.testSiteOrigin : config.siteOrigin);
  let script: VendorScript | undefined;
  let fetched: Promise<boolean> | undefined;
  const hindrance = watchHindrances(new URL(scriptUrl).origin);

  const prepare = (): Promise<boolean> =>
    (fetched ??= fetchVendorScript(scriptUrl).then(
      (loaded) => {
        script = loaded;
        return true;
      },
      () => false,
    ));
  const isHere = ({ url }: HostedPage) => {
    const origin = originOf();
    return origin === undefined ? undefined : safeExitAddress(url, { origins: [origin] });
  };
  return {
    prepare: () => void prepare(),
    isReady: () => (hindrance.met() ? false : script !== undefined || prepare()),
    open(page, hints) {
      hindrance.tell(hints.unfit);
      try {
        if (!script) throw new Error('The checkout is not there');
        const instance = instanceOf(script, originOf() ?? '');
        instance.openCheckout({
          hostedPage: async () => {
            const made = await page();
            if (isHere(made)) return made;
            throw new Error('The page to pay on is at an unknown address');
          },
          loaded: hints.opened,
          success: hints.succeeded,
          close: hints.closed,
          error: hints.failed,
        });
        return () => instance.closeAll();
      } catch {
        hints.unfit();
        return () => undefined;
      }
    },
    leaveFor(page) {
      const address = isHere(page);
      if (address) location.assign(address);
      return address !== undefined;
    },
  };
}

let current: { script: VendorScript; origin: string; instance: VendorInstance } | undefined;

/** The vendor's checkout of a site: made once, and anew for another site. */
function instanceOf(script: VendorScript, origin: string): VendorInstance {
  if (current?.script === script && current.origin === origin) return current.instance;
  if (current) script.tearDown?.();
  const { hostname } = new URL(origin);
  const [site = hostname, ...rest] = hostname.split('.');
  // A site at an address of its own is told by that address.
  const own = rest.join('.') !== 'chargebee.com';
  current = { script, origin, instance: script.init({ site, ...(own && { domain: origin }) }) };
  return current.instance;
}

/** Hears when the page's policy stops something of the vendor's: then its checkout does not look or work as it should. */
function watchHindrances(scriptOrigin: string): { met: () => boolean; tell: (told: () => void) => void } {
  let met = false;
  let listener: (() => void) | undefined;
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective, sourceFile, blockedURI } = event;
    const vendors = [sourceFile, blockedURI].some((address) => address?.startsWith(scriptOrigin));
    if (disposition === 'report' || !vendors || !/^(?:style|script|frame)-src/.test(effectiveDirective))
      return;
    met = true;
    listener?.();
  });
  return { met: () => met, tell: (told) => void (listener = told) };
}
