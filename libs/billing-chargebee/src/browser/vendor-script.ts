/** The part of the billing vendor's script that this library uses. */
export interface VendorScript {
  /** Throws when it was called before without `tearDown`. */
  init(options: { site: string; domain?: string }): VendorInstance;
  tearDown?(): void;
}

/** The vendor's checkout of one site. */
export interface VendorInstance {
  openCheckout(options: {
    hostedPage: () => Promise<unknown>;
    loaded?: () => void;
    success?: (hostedPageId: string) => void;
    close?: () => void;
    error?: (error: unknown) => void;
  }): unknown;
  closeAll(): void;
}

/** Timeout of the vendor's script, ms. */
const vendorScriptMs = 5_000;

const scripts = new Map<string, Promise<VendorScript>>();

/** The vendor's script, fetched once for all forms of a page. Rejects when it fails or was not loaded within 5 s. */
export function fetchVendorScript(scriptUrl: string): Promise<VendorScript> {
  const fetched = scripts.get(scriptUrl) ?? insertScript(scriptUrl);
  scripts.set(scriptUrl, fetched);
  return fetched;
}

function insertScript(scriptUrl: string): Promise<VendorScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => giveUp('did not load in time'), vendorScriptMs);
    const giveUp = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(`The checkout's script ${reason}`));
    };
    script.onerror = () => giveUp('could not be fetched');
    script.onload = () => {
      clearTimeout(timer);
      const { Chargebee } = window as { Chargebee?: VendorScript };
      if (typeof Chargebee?.init === 'function') resolve(Chargebee);
      else giveUp('makes no checkout');
    };
    script.async = true;
    script.src = scriptUrl;
    document.head.append(script);
  });
}
