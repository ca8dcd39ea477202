import { test as base, expect, type Page } from '@playwright/test';
import { startStack, type Stack } from './stack.ts';

interface WorkerFixtures {
  /** One product for all reading tests of this worker; no test changes its state. */
  stack: Stack;
}

interface TestFixtures {
  /** A product of this test's own, whose controls it may use. */
  ownStack: Stack;
  complaints: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
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
      const complaints = listen(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isPaintedFirst(error)) complaints.push(String(error));
  });
  return complaints;
}

/**
 * True for the report of a transition that Chromium received after it had painted the page: it may come before the first
 * script of the page, which handles later ones, and the visitor sees the page at once.
 */
function isPaintedFirst({ name, message }: Error): boolean {
  return name === 'InvalidStateError' && message.endsWith('Page already revealed');
}

export { expect };
