import type { Page } from '@playwright/test';
import type { SandboxControl } from './sandbox-control.ts';

interface Hit {
  kind: string;
  event: string;
  granted: string[];
}

interface Tagged {
  sandbox: SandboxControl;
}

/** Forgets what tags have sent and requested so far. */
export async function forgetTags({ sandbox }: Tagged): Promise<void> {
  await sandbox.control('DELETE', 'tags');
  await sandbox.forgetRequests();
}

/** Reads what tags have sent so far. */
export const readHits = async ({ sandbox }: Tagged) =>
  (await (await sandbox.control('GET', 'tags')).json()) as Hit[];

/** Counts how often an event arrived by `fetch`, as a beacon and as a picture. */
export const countKinds = (hits: readonly Hit[], event: string) =>
  ['fetch', 'beacon', 'pixel'].map(
    (kind) => hits.filter((hit) => hit.kind === kind && hit.event === event).length,
  );

const shopEvents = ['view_item', 'add_to_cart', 'remove_from_cart', 'begin_checkout', 'request_invoice'];

/**
 * Counts the shop's events that arrived by `fetch`, and checks that each also arrived in the other ways.
 *
 * @param others ways that cannot be cut off. A page that is left keeps its beacons, but no standard keeps its pictures
 */
export async function countEvents(
  tagged: Tagged,
  others: readonly ('beacon' | 'pixel')[] = ['beacon', 'pixel'],
): Promise<Record<string, number>> {
  const hits = await readHits(tagged);
  const count = (kind: string, event: string) =>
    hits.filter((hit) => hit.kind === kind && hit.event === event).length;
  const arrived = shopEvents.filter((event) => count('fetch', event) > 0);
  return Object.fromEntries(
    arrived.map((event) => [
      event,
      others.every((kind) => count(kind, event) === count('fetch', event)) ? count('fetch', event) : NaN,
    ]),
  );
}

export const readCookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

/** Tracks an event as the sign-up form does. */
export const track = (page: Page, event: string) =>
  page.evaluate((name) => {
    const page = globalThis as { guildhallEvents?: object[] };
    (page.guildhallEvents ??= []).push({ event: name });
    document.dispatchEvent(new CustomEvent('guildhall:track', { detail: { event: name } }));
  }, event);
