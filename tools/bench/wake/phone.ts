import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { viewport } from '../bytes/before-touch.ts';

/** Lighthouse's own values for throttling in the browser: latency in ms, throughput in bytes per second. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const slowdown = 4;

export interface Phone {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
  /** Throttles network and processor to those of a phone. */
  slowDown(): Promise<void>;
}

/** Opens a phone without a cache. It is as fast as this machine until it is slowed down. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await page.addInitScript(makeErrorsWithoutStack);
  return {
    context,
    page,
    devtools,
    async slowDown() {
      await devtools.send('Network.emulateNetworkConditions', slow4g);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    },
  };
}

/**
 * A remote-controlled page has an inspector, which looks up every line of each error's stack. React creates an error
 * while it is evaluated: four fifths of its evaluation were that look-up, and visitors have no inspector. Runs in every
 * document of the page, without access to anything outside.
 */
function makeErrorsWithoutStack(): void {
  const Original = Error;
  function ErrorWithoutStack(this: unknown, message?: string, options?: ErrorOptions): Error {
    const error = Object.create((new.target ?? Original).prototype as object) as Error;
    return Object.assign(error, { message: message ?? '', stack: '', ...options });
  }
  ErrorWithoutStack.prototype = Original.prototype;
  globalThis.Error = Object.setPrototypeOf(ErrorWithoutStack, Original) as ErrorConstructor;
}
