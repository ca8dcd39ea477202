import { test as base } from '@playwright/test';
import { startJoiningStack, startShopStack } from './known-address.ts';
import { startMembersStack } from './members-stack.ts';
import { secondOrganisation } from './organisations.ts';
import { startStack, type Stack } from './stack.ts';

interface SharedStacks {
  /** A product for reading; no test changes its state. */
  stack: Stack;
  /** A product whose content and suppliers' faults tests change, each on pages of its own. */
  changedStack: Stack;
  /** A product with a shop; its controls are reset after each test. */
  shopStack: Stack;
  /** A product with a members' area; its members are reset after each test. */
  membersStack: Stack;
  /** A product with sign-up; its controls are reset after each test. */
  joiningStack: Stack;
  /** The product of a second organisation: German, in euros, by invoice, without a shop. */
  second: Stack;
}

/** All reading tests of a worker are one visitor. */
const manyReads = { RATE_LIMIT_PER_MINUTE: '400000' };

type SharedStack = [
  (none: object, use: (stack: Stack) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
];

const share = (start: () => Promise<Stack>): SharedStack => [
  async ({}, use) => {
    const stack = await start();
    await use(stack);
    await stack.stop();
  },
  { scope: 'worker' },
];

/**
 * Products that a worker starts when a test first needs them, and keeps for the tests of all later files. Playwright
 * starts another worker for a file with other fixtures or launch options of a worker: let it use `provideToFile`.
 */
export const test = base.extend<object, SharedStacks>({
  stack: share(() => startStack(manyReads)),
  changedStack: share(() => startStack(manyReads)),
  shopStack: share(startShopStack),
  membersStack: share(startMembersStack),
  joiningStack: share(startJoiningStack),
  second: share(() => startMembersStack({}, {}, secondOrganisation)),
});
