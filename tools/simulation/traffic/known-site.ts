import { createVisitor, type Machines, type StackMember, type Suppliers } from '@guildhall/machines';
import { findVariant } from '../create-cart.ts';
import type { SitePlan } from './traffic.ts';

/** The site as browsers know it after a first visit. */
export interface KnownSite {
  plan: SitePlan;
  pages: Map<string, { etag: string | undefined; files: string[] }>;
  /** A product that can be bought. */
  variantId: string;
  members: StackMember[];
}

const memberCount = 10;

/** Reads every page of the sandbox's site once, so that the caches are warm, and adds members. */
export async function readSite(machines: Machines, suppliers: Suppliers): Promise<KnownSite> {
  const { paths, products, filters } = await listPaths(machines);
  const pages: KnownSite['pages'] = new Map();
  let visitors = 0;
  for (const path of paths) {
    // Visitors at many addresses: one may not read so much.
    const { status, headers, body } = await createVisitor(machines.origin, {
      address: `192.0.2.${1 + ((visitors += 1) % 250)}`,
    }).read(path);
    if (status !== 200) continue;
    const files = new Set(body.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
    pages.set(path, { etag: headers.etag, files: [...files] });
  }
  const visitor = createVisitor(machines.origin, { address: '192.0.2.1' });
  const variantId = await findVariant(visitor);
  const members: StackMember[] = [];
  while (members.length < memberCount) members.push(await suppliers.addMember());
  const words = ['house', 'harbour', 'island', 'water', 'city'];
  return { plan: { pages: [...pages.keys()], products, filters, words }, pages, variantId, members };
}

interface IndexPage {
  items: { path?: string; permalink?: string }[];
  pages: number;
}

async function listPaths({ sandbox }: Machines) {
  const read = async (path: string) => (await fetch(sandbox.origin + path)).json();
  const paths = new Set(['/']);
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = (await read(`/wp-json/index/api?page=${page}`)) as IndexPage;
    pages = found.pages;
    for (const { path, permalink } of found.items)
      paths.add(path ?? new URL(permalink ?? '/', sandbox.origin).pathname);
  }
  const stock = (await read('/shop/stock.json')) as { handle: string }[];
  return {
    paths: [...paths],
    products: [...new Set(stock.map(({ handle }) => `/p/${handle}`))],
    filters: ['oceans', 'cities', 'learning'].map((category) => `/news?cat=${category}`),
  };
}
