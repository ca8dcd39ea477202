// On a server: reads what a page needs, as plain data.
import { getCardRoutes } from '@guildhall/blocks';
import { createCmsClient, type Block, type Card, type Filter } from '@guildhall/cms-client';
import type { UrlPolicy } from '@guildhall/safe-content';
import { createShopClient, type Product } from '@guildhall/shop-client';
import { sendToShop } from '@guildhall/shop-client/server';
import { createUpstream } from '@guildhall/upstream';

export interface PageData {
  blocks: Block[];
  cards: Record<string, Card[]>;
  filters: Record<string, Filter[]>;
  products: Product[];
}

/** Takes your own origins: the content service, the site, and the shop's GraphQL URL with its private token. */
export function connect(origins: { content: string; site: string; shop: string; shopToken: string }) {
  const addresses: UrlPolicy = {
    contentOrigin: origins.content,
    siteOrigin: origins.site,
    mediaOrigins: [],
    frameHosts: ['www.youtube-nocookie.com'],
  };
  const content = createUpstream({ name: 'content', origin: origins.content, deadlineMs: 4000 });
  const cms = createCmsClient({
    ...addresses,
    readJson: content.readJson,
    onProblem: ({ where, message }) => console.error(where, message),
  });
  const shop = createShopClient({
    send: sendToShop({ url: origins.shop, privateToken: origins.shopToken }),
    addresses,
  });

  return async function readPage(path: string): Promise<PageData> {
    const { outcome, entry } = await cms.readEntry(path);
    const blocks = outcome === 'found' ? entry.content : [];
    const routes = getCardRoutes(blocks);
    const cards = await all(routes.cards, async (route) => (await cms.readCards(route)).cards ?? []);
    const filters = await all(routes.filters, async (route) => (await cms.readFilters(route)).filters ?? []);
    return { blocks, cards, filters, products: await shop.fetchProducts('prints') };
  };
}

async function all<Item>(routes: string[], read: (route: string) => Promise<Item>) {
  return Object.fromEntries(
    await Promise.all(routes.map(async (route) => [route, await read(route)] as const)),
  );
}
