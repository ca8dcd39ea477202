import type { Page } from '@playwright/test';
import { BrokenPromise } from '../capability.ts';
import { listAxeFaults } from './axe.ts';

/** Expects that axe finds nothing on a page, in its present state. */
export async function expectAccessible(page: Page): Promise<void> {
  // The content of a frame is its vendor's.
  const faults = await listAxeFaults(page, { exclude: 'iframe' });
  if (faults.length === 0) return;
  const { pathname } = new URL(page.url());
  throw new BrokenPromise(`Some people cannot perceive or use a part of ${pathname}: ${faults.join('; ')}`);
}
