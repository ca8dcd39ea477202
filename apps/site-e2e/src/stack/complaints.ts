import { expect, type Page } from '@playwright/test';

/** Collects what the browser or the page report as wrong from now on: any line of it fails the journey. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isWrong = ['error', 'warning'].includes(message.type()) && !isBlockedWorker(message.text());
    if (isWrong) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isPaintedFirst(error)) complaints.push(String(error));
  });
  return complaints;
}

/** True for Playwright's own report that it blocks service workers, as journeys other than those without a connection do. */
const isBlockedWorker = (text: string): boolean =>
  text === 'Service Worker registration blocked by Playwright';

/**
 * True for the report of a transition that Chromium received after it had painted the page: it may come before the first
 * script of the page, which handles later ones, and the visitor sees the page at once.
 */
const isPaintedFirst = ({ name, message }: Error): boolean =>
  name === 'InvalidStateError' && message.endsWith('Page already revealed');

/** Lets a test use the complaints of its page: any that it has not taken fails it. */
export async function useComplaints(
  { page }: { page: Page },
  use: (complaints: string[]) => Promise<void>,
): Promise<void> {
  const complaints = listenForComplaints(page);
  await use(complaints);
  expect(complaints).toEqual([]);
}

/** Takes the complaints so far. They must match: the browser itself reports what a test did. */
export function takeComplaints(complaints: string[], expected: RegExp): void {
  expect(complaints.splice(0).filter((text) => !expected.test(text))).toEqual([]);
}
