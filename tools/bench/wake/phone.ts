import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { viewport } from '../bytes/before-touch.ts';

/** Lighthouse's own, where it throttles in the browser: latency in ms, throughput in bytes per second. */
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
  /** From now on the network and the processor are those of a phone. */
  slowDown(): Promise<void>;
}

/** A phone without a cache. It is as fast as this machine until it is slowed down. */
export async function newPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
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
