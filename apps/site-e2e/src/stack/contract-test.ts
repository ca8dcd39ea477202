// cspell:ignore willkommen dein
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  capabilities,
  createWords,
  findPlaces,
  readContract,
  visitSite,
  type Contract,
  type Visit,
  type VisitedSite,
} from '@guildhall/contract';
import { expect, test as base, secondTest as secondBase } from './journey-test.ts';
import type { Product } from './product.ts';
import { confirmPayment, createEmail, findMails, requestInvoice } from './second-test.ts';

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

/** The same with the second site, whose members log in by links. Pages that are only looked at can be divided between two. */
export function secondTest(title: string, ...given: readonly (string | { half: 1 | 2 })[]): void {
  const names = given.filter((one) => typeof one === 'string');
  const half = given.find((one) => typeof one !== 'string')?.half;
  const chosen = choose(names);
  secondBase(title, packed, async ({ browser, page, product, context, extraHTTPHeaders }) => {
    const { contract, ...site } = await findSite(product.site.origin, 'examples/second-site');
    const visitor = await createVisitor(context, extraHTTPHeaders);
    for (const { name, needsMember, check } of chosen)
      await base.step(name, async () => {
        const own = needsMember ? { ...contract, member: await joinSecond(page, product) } : contract;
        return visitSite({ browser, visitor, ...site, contract: own }, (visit) =>
          check(half === undefined ? visit : { ...visit, listPaths: () => halve(visit, half) }),
        );
      });
  });
}

const halve = ({ listPaths }: Visit, half: 1 | 2): string[] =>
  listPaths().filter((_path, at) => at % 2 === half - 1);

/** Becomes a member of the second organisation. */
async function joinSecond(page: Page, product: Product): Promise<NonNullable<Contract['member']>> {
  const email = createEmail();
  await confirmPayment(product, await requestInvoice(page, email));
  await expect.poll(() => findMails(product, email, 'Willkommen')).toHaveLength(1);
  return {
    email,
    async receiveLink() {
      const find = () => findMails(product, email, 'Dein Link');
      await expect.poll(find).toHaveLength(1);
      return (await find())[0]?.links[0] ?? '';
    },
  };
}
