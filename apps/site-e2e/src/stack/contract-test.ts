import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import {
  capabilities,
  createWords,
  findPlaces,
  readContract,
  visitSite,
  type VisitedSite,
} from '@guildhall/contract';
import { test as base, secondTest as secondBase } from './journey-test.ts';

const root = join(import.meta.dirname, '../../../..');
const packed = { tag: '@packed' };

/** Sites by their URL: their pages are found once. */
const sites = new Map<string, Promise<VisitedSite>>();

function findSite(origin: string, folder: string): Promise<VisitedSite> {
  const site = sites.get(origin) ?? readSite(origin, folder);
  sites.set(origin, site);
  return site;
}

async function readSite(origin: string, folder: string): Promise<VisitedSite> {
  const contract = await readContract(join(root, folder, 'contract.config.ts'));
  const words = createWords(contract.texts);
  return { origin, contract, words, places: await findPlaces(origin, contract, words) };
}

/** Someone at the test's address, who has refused tags. */
const createVisitor = async (context: BrowserContext, extraHTTPHeaders: Record<string, string> = {}) => ({
  storageState: await context.storageState(),
  extraHTTPHeaders,
});

function choose(names: readonly string[]) {
  const chosen = capabilities.filter(({ name }) => names.includes(name));
  if (chosen.length < names.length) throw new Error(`The contract lacks one of ${names.join(', ')}`);
  return chosen;
}

/** A journey that holds the first site to capabilities of the contract, by their names. */
export function test(title: string, ...names: readonly string[]): void {
  const chosen = choose(names);
  base(title, packed, async ({ browser, product, member, context, extraHTTPHeaders }) => {
    const site = await findSite(product.site.origin, 'apps/site');
    const visitor = await createVisitor(context, extraHTTPHeaders);
    for (const { name, check } of chosen)
      await base.step(name, () =>
        visitSite({ browser, visitor, ...site, contract: { ...site.contract, member } }, check),
      );
  });
}

/** The same with the second site, whose members log in by links. */
export function secondTest(title: string, ...names: readonly string[]): void {
  const chosen = choose(names);
  secondBase(title, packed, async ({ browser, product, context, extraHTTPHeaders }) => {
    const site = await findSite(product.site.origin, 'examples/second-site');
    const visitor = await createVisitor(context, extraHTTPHeaders);
    for (const { name, check } of chosen)
      await base.step(name, () => visitSite({ browser, visitor, ...site }, check));
  });
}
