import type { HostedPage } from '@guildhall/api-contract/signup';
import type { BrowserCheckout, CheckoutCallbacks } from '@guildhall/browser-suppliers';
import { toSafeExitUrl } from '@guildhall/safe-content';
import type { HostedCheckout } from '../checkout-data/hosted-checkout.ts';
import { createConfinement } from './confine-to-frame.ts';
import { findFrames, isCovering } from './is-covering.ts';
import { watchCspViolations } from './csp-violations.ts';
import { fetchVendorScript, type VendorInstance, type VendorScript } from './vendor-script.ts';

/**
 * Opens checkouts by the vendor's script, on the live or the test site, and on no other origin.
 *
 * @example
 * // SignUp.tsx of a site
 * import { createSignUp } from '@guildhall/site/sign-up';
 *
 * export default createSignUp(createChargebeeCheckout);
 */
export function createChargebeeCheckout(config: HostedCheckout, isTestsite: () => boolean): BrowserCheckout {
  const { scriptUrl } = config;
  const origin = () => (isTestsite() ? config.testSiteOrigin : config.siteOrigin) ?? '';
  const csp = watchCspViolations(toOrigin(scriptUrl));
  let script: VendorScript | undefined;
  let fetched: Promise<boolean> | undefined;
  let isBroken = false;

  const isUsable = () => !isBroken && !csp.hasBlocked('script', 'frame');
  const prepare = (): Promise<boolean> =>
    (fetched ??= fetchVendorScript(scriptUrl).then(
      (loaded) => {
        script = loaded;
        // The script fetches its frames and styles with this, long before the press.
        getInstance(loaded, origin());
        return isUsable();
      },
      () => false,
    )).catch(() => false);
  const findSafeUrl = ({ url }: HostedPage) => toSafeExitUrl(url, { origins: [origin()] });
  const requireSafeUrl = (page: HostedPage): HostedPage => {
    if (findSafeUrl(page)) return page;
    throw new Error('The page to pay on is not on BILLING_ORIGIN');
  };
  const giveUp = ({ cannotDisplay }: CheckoutCallbacks): void => {
    isBroken = true;
    cannotDisplay();
  };

  return {
    prepare: () => void prepare(),
    isReady: () => (script === undefined ? prepare() : isUsable()),
    open(page, callbacks) {
      csp.onBlocked((what) => what !== 'style' && giveUp(callbacks));
      const { confineTo, releaseThen: released } = createConfinement(origin(), toOrigin(scriptUrl));
      try {
        if (!script) throw new Error('The script is not loaded');
        const instance = getInstance(script, origin());
        instance.openCheckout({
          hostedPage: async () => requireSafeUrl(await page()),
          loaded() {
            const [frame] = findFrames(origin());
            // Without its styles it may have opened below the visible page.
            if (frame && csp.hasBlocked('style') && !isCovering(frame)) return giveUp(callbacks);
            confineTo(frame);
            callbacks.opened(!frame);
          },
          success: released(callbacks.succeeded),
          close: released(callbacks.closed),
          error: released(callbacks.failed),
        });
        return released(() => instance.closeAll());
      } catch {
        giveUp(callbacks);
        return () => undefined;
      }
    },
    redirectTo(page) {
      const address = findSafeUrl(page);
      if (address) location.assign(address);
      return address !== undefined;
    },
  };
}

const toOrigin = (address: string): string => new URL(address).origin;

let current: { script: VendorScript; origin: string; instance: VendorInstance } | undefined;

/** The vendor's checkout of a site: one for all forms of the page, replaced when the site changes. */
function getInstance(script: VendorScript, origin: string): VendorInstance {
  if (current?.script === script && current.origin === origin) return current.instance;
  const { hostname } = new URL(origin);
  const [site = hostname, ...rest] = hostname.split('.');
  // A site with its own domain is named to the vendor's script by that domain.
  const isOwnDomain = rest.join('.') !== 'chargebee.com';
  if (current) script.tearDown?.();
  current = undefined;
  current = { script, origin, instance: script.init({ site, ...(isOwnDomain && { domain: origin }) }) };
  return current.instance;
}
