import { expect } from '@playwright/test';
import { useComplaints } from './complaints.ts';
import { test as base } from './shared-stacks.ts';
import { retryMs, type Stack } from './stack.ts';

interface TestFixtures {
  /** A product whose controls a test may use. They are reset after it, but pages stay in the site's cache. */
  ownStack: Stack;
  complaints: string[];
}

export const test = base.extend<TestFixtures>({
  ownStack: async ({ page, changedStack }, use) => {
    await use(changedStack);
    // Otherwise pending requests would report what the reset ends.
    await page.close();
    await changedStack.sandbox.reset();
    await changedStack.moveClocks(retryMs);
  },
  baseURL: async ({ stack }, use) => use(stack.site.origin),
  complaints: [useComplaints, { auto: true }],
});

export { expect };
