import { testCheckout } from '@guildhall/adapter-tests/browser';
import type { HostedPage } from '@guildhall/api-contract/signup';
import type { CheckoutCallbacks } from '@guildhall/browser-suppliers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as vitest from 'vitest';
import type { HostedCheckout } from '../checkout-data/hosted-checkout.ts';
import { createChargebeeCheckout } from './create-chargebee-checkout.ts';
import type { VendorInstance } from './vendor-script.ts';

const sites = { siteOrigin: 'https://house.chargebee.com', testSiteOrigin: 'https://billing.house.example' };
const page: HostedPage = {
  id: 'p',
  type: 'checkout_new',
  url: `${sites.siteOrigin}/pages/p`,
  state: 'created',
};

type Vendor = {
  init: ReturnType<typeof vi.fn>;
  tearDown: ReturnType<typeof vi.fn>;
  opened: Parameters<VendorInstance['openCheckout']>[0][];
  closed: () => void;
};
declare global {
  interface Window {
    vendorOfTest?: Vendor;
  }
}

/** The vendor's script as a file of this page. Each has its own URL, because a URL is fetched once. */
function vendor(script = 'window.Chargebee = window.vendorOfTest;'): {
  config: HostedCheckout;
  vendor: Vendor;
} {
  const fakeVendor: Vendor = { opened: [], closed: vi.fn(), tearDown: vi.fn(), init: vi.fn() };
  fakeVendor.init.mockImplementation(() => ({
    openCheckout: (options: Vendor['opened'][number]) => fakeVendor.opened.push(options),
    closeAll: fakeVendor.closed,
  }));
  window.vendorOfTest = fakeVendor;
  const scriptUrl = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  onTestFinished(() => URL.revokeObjectURL(scriptUrl));
  return { config: { scriptUrl, ...sites }, vendor: fakeVendor };
}

const listeners = () =>
  ({
    opened: vi.fn(),
    succeeded: vi.fn(),
    closed: vi.fn(),
    failed: vi.fn(),
    cannotDisplay: vi.fn(),
  }) satisfies CheckoutCallbacks;

testCheckout(vitest, 'the vendor’s checkout in browsers', createChargebeeCheckout, {
  data: { scriptUrl: 'https://127.0.0.1:1/none.js', ...sites },
});

describe('the vendor’s script', () => {
  it('is initialised once for the live site, with its name [4.7.2]', async () => {
    const { config, vendor: vendors } = vendor();
    const checkout = createChargebeeCheckout(config, () => false);
    expect(await checkout.isReady()).toBe(true);
    expect(checkout.isReady(), 'at once, when it is there').toBe(true);
    checkout.open(async () => page, listeners());
    createChargebeeCheckout(config, () => false).prepare();
    expect(vendors.init.mock.calls).toEqual([[{ site: 'house' }]]);
  });

  it('is torn down and initialised again for the test site, at its own URL [4.7.10]', async () => {
    const { config, vendor: vendors } = vendor();
    let isTest = false;
    const checkout = createChargebeeCheckout(config, () => isTest);
    await checkout.isReady();
    vendors.tearDown.mockClear();
    isTest = true;
    checkout.open(async () => page, listeners());
    expect(vendors.tearDown).toHaveBeenCalledOnce();
    expect(vendors.init.mock.calls[1]).toEqual([{ site: 'billing', domain: sites.testSiteOrigin }]);
  });

  it.each([
    ['cannot be fetched', 'https://127.0.0.1:1/none.js'],
    ['makes no checkout', undefined],
  ])('is not ready if it %s [4.7.3]', async (_, scriptUrl) => {
    const { config } = vendor('window.Chargebee = undefined;');
    const checkout = createChargebeeCheckout({ ...config, ...(scriptUrl && { scriptUrl }) }, () => false);
    expect(await checkout.isReady()).toBe(false);
  });

  it('is not ready if its initialisation throws [4.7.3]', async () => {
    const { config, vendor: vendors } = vendor();
    vendors.init.mockImplementation(() => {
      throw new Error('no');
    });
    expect(await createChargebeeCheckout(config, () => false).isReady()).toBe(false);
  });
});

describe('a checkout', () => {
  async function open(made: HostedPage = page) {
    const { config, vendor: vendors } = vendor();
    const checkout = createChargebeeCheckout(config, () => false);
    await checkout.isReady();
    const callbacks = listeners();
    const close = checkout.open(async () => made, callbacks);
    return { checkout, callbacks, close, options: vendors.opened[0], vendors };
  }

  it('gets the hosted page itself, and reports its result', async () => {
    const { options, callbacks, close, vendors } = await open();
    expect(await options?.hostedPage()).toBe(page);
    options?.loaded?.();
    options?.success?.('p');
    options?.error?.(new Error());
    options?.close?.();
    for (const hint of [callbacks.opened, callbacks.succeeded, callbacks.failed, callbacks.closed])
      expect(hint).toHaveBeenCalledOnce();
    close();
    expect(vendors.closed).toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/p', 'http://house.chargebee.com/p', 'javascript:x', ''])(
    'never opens or navigates to %j',
    async (url) => {
      const { options, checkout } = await open({ ...page, url });
      await expect(options?.hostedPage()).rejects.toThrow('not on BILLING_ORIGIN');
      expect(checkout.redirectTo({ ...page, url })).toBe(false);
    },
  );

  it('is not used again after opening throws [4.7.3]', async () => {
    const { config, vendor: vendors } = vendor();
    const checkout = createChargebeeCheckout(config, () => false);
    await checkout.isReady();
    vendors.opened.push = () => {
      throw new Error('no');
    };
    const callbacks = listeners();
    checkout.open(async () => page, callbacks);
    expect(callbacks.cannotDisplay).toHaveBeenCalled();
    expect(checkout.isReady()).toBe(false);
  });

  /** The checkout's frame over a page with a button in it. */
  function shown() {
    const main = document.body.appendChild(document.createElement('main'));
    const button = main.appendChild(document.createElement('button'));
    const over = document.body.appendChild(document.createElement('div'));
    const frame = over.appendChild(document.createElement('iframe'));
    onTestFinished(() => [main, over].forEach((one) => one.remove()));
    frame.setAttribute('src', `${sites.siteOrigin}/pages/p`);
    frame.setAttribute('style', 'position: fixed; inset: 0; width: 100%; height: 100%');
    button.focus();
    return { main, button, over, frame };
  }

  it('takes the focus while it is over the page, and returns it when closed [4.7.12]', async () => {
    const { options, callbacks } = await open();
    const { main, button, over, frame } = shown();
    options?.loaded?.();
    expect(callbacks.opened).toHaveBeenCalledWith(false);
    expect([main.inert, over.inert]).toEqual([true, false]);
    expect(document.activeElement).toBe(frame);
    over.remove();
    options?.close?.();
    expect(main.inert).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('leaves the focus where it has moved when the form closes the checkout [4.7.12]', async () => {
    const { options, close } = await open();
    const { main, over, button } = shown();
    const other = main.appendChild(document.createElement('button'));
    over.after(Object.assign(document.createElement('p'), { inert: true, id: 'was-inert' }));
    onTestFinished(() => document.getElementById('was-inert')?.remove());
    options?.loaded?.();
    main.inert = false;
    other.focus();
    close();
    expect(document.activeElement).toBe(other);
    expect(button.matches(':focus')).toBe(false);
    expect(document.getElementById('was-inert')?.inert).toBe(true);
  });

  it('reports that it is in its own window, and leaves the page as it is [4.7.13]', async () => {
    const { options, callbacks } = await open();
    options?.loaded?.();
    expect(callbacks.opened).toHaveBeenCalledWith(true);
    expect(document.querySelector('body > [inert]')).toBeNull();
  });

  it('is used without its styles only if its frame covers the page [4.7.3]', async () => {
    const { options, callbacks, checkout } = await open();
    const { origin } = new URL(location.href);
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective: 'style-src-elem',
        sourceFile: `blob:${origin}/x`,
        blockedURI: origin,
        disposition: 'enforce',
        documentURI: '',
        violatedDirective: '',
        originalPolicy: '',
        statusCode: 200,
      }),
    );
    const frame = document.body.appendChild(document.createElement('iframe'));
    onTestFinished(() => frame.remove());
    frame.setAttribute('src', `${sites.siteOrigin}/pages/p`);
    frame.setAttribute('style', 'position: fixed; inset: 0; width: 100%; height: 100%');
    options?.loaded?.();
    expect([callbacks.opened.mock.calls.length, callbacks.cannotDisplay.mock.calls.length]).toEqual([1, 0]);
    frame.removeAttribute('style');
    options?.loaded?.();
    expect(callbacks.cannotDisplay).toHaveBeenCalledOnce();
    expect(checkout.isReady()).toBe(false);
  });
});
