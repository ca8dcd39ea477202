import { expect } from '@playwright/test';
import { listenForComplaints } from './complaints.ts';
import { test as base } from './shared-stacks.ts';
import { startStack, type Stack } from './stack.ts';

interface TestFixtures {
  /** A product of this test's own, whose controls it may use. */
  ownStack: Stack;
  complaints: string[];
}

export const test = base.extend<TestFixtures>({
  ownStack: async ({ page }, use) => {
    const stack = await startStack();
    await use(stack);
    // Otherwise pending requests would report the stopped server.
    await page.close();
    await stack.stop();
  },
  baseURL: async ({ stack }, use) => use(stack.site.origin),
  complaints: [
    async ({ page }, use) => {
      const complaints = listenForComplaints(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
