import { expect as baseExpect } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { BrokenPromise } from './broken-promise.ts';
import type { Contract, PlaceName, TestMember } from './contract.ts';
import type { Places } from './places.ts';
import type { Words } from './words.ts';

/** Waits longer than Playwright’s own: a small machine may serve the site, too. */
export const expect = baseExpect.configure({ timeout: 10_000 });

/** Time limit of an action in a page, ms. */
const actionMs = 15_000;

/** A site that is visited, and what is known about it. */
export interface VisitedSite {
  /** Scheme, host and port. */
  origin: string;
  words: Words;
  places: Places;
  contract: Contract;
}

/** A site, and people who open its pages. */
export interface Visit {
  origin: string;
  words: Words;
  member: TestMember | undefined;
  address: { country: string; zip: string };
  /** The path of a page that the capability needs. */
  getPath: (name: PlaceName) => string;
  findPath: (name: PlaceName) => string | undefined;
  /** The paths of all pages that were found, once each. */
  listPaths: () => string[];
  /**
   * Opens a page as a new visitor, who has refused cookies unless `isUndecided`.
   * @default in a window of 1280 × 900 pixels
   */
  open: (path: string, options?: VisitorOptions) => Promise<Page>;
}

export interface VisitorOptions extends BrowserContextOptions {
  /** True for someone who has not chosen about cookies yet. @default false */
  isUndecided?: boolean;
}

/** The window of the smallest phone, and of a desk at four times the size. */
export const phone: VisitorOptions = { viewport: { width: 320, height: 640 } };

interface VisitOptions extends VisitedSite {
  browser: Browser;
  /** Options of every visitor. */
  visitor?: BrowserContextOptions;
}

/**
 * Lets a check visit a site. Afterwards, an error that a page has not handled breaks the promise.
 *
 * @example
 * await visitSite({ browser, ...site }, (visit) => capability.check(visit));
 */
export async function visitSite(
  { browser, origin, words, places, contract, visitor }: VisitOptions,
  check: (visit: Visit) => Promise<void>,
): Promise<void> {
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  const findPath = (name: PlaceName) => {
    const place = places[name];
    return place.state === 'found' ? place.path : undefined;
  };
  const getPath = (name: PlaceName) => {
    const path = findPath(name);
    if (path === undefined) throw new Error(`the capability does not need the page ${name}`);
    return path;
  };
  const found = (Object.keys(places) as PlaceName[]).flatMap((name) => findPath(name) ?? []);
  async function open(path: string, { isUndecided = false, ...options }: VisitorOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      ...{ baseURL: origin, viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' },
      ...visitor,
      ...(isUndecided && { storageState: { cookies: [], origins: [] } }),
      ...options,
    });
    contexts.push(context);
    context.setDefaultTimeout(actionMs);
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      if (!isOfBrowser(error)) errors.push(error.message);
    });
    await page.goto(path);
    return page;
  }
  try {
    await check({
      ...{ origin, words, getPath, findPath, open },
      member: contract.member,
      address: contract.address ?? { country: 'DK', zip: '8000' },
      listPaths: () => [...new Set([...found, ...(contract.pages ?? [])])],
    });
  } finally {
    for (const context of contexts) await context.close();
  }
  if (errors.length > 0)
    throw new BrokenPromise(`A part of a page has stopped working: ${[...new Set(errors)].join('; ')}`);
}

/** True for what Chromium reports about its own transitions between pages. */
const isOfBrowser = ({ message }: Error): boolean =>
  /Page already revealed|Transition was aborted/.test(message);

/** Refuses cookies on the page of the question, and returns what the browser then stores. */
export async function refuseCookies(
  browser: Browser,
  { origin, words, places }: VisitedSite,
): Promise<NonNullable<BrowserContextOptions['storageState']> | undefined> {
  if (places.consent.state !== 'found') return undefined;
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  context.setDefaultTimeout(actionMs);
  const page = await context.newPage();
  await page.goto(places.consent.path);
  await page.getByRole('button', { name: words.consent.refuseAll }).last().click();
  await page.getByRole('heading', { name: words.consent.saved }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
