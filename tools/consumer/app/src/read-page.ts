// On a server: reads what a page needs, as plain data.
import { readPage, type PageLists } from '@guildhall/blocks/routes';
import { createCmsClient, type Block } from '@guildhall/cms-client';
import type { UrlPolicy } from '@guildhall/safe-content';
import { createShopClient, type Product } from '@guildhall/shop-client';
import { sendToShop } from '@guildhall/shop-client/server';
import { createUpstream } from '@guildhall/upstream';

export interface PageData extends PageLists {
  blocks: Block[];
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

  return async function read(path: string): Promise<PageData> {
    const page = await readPage(cms, path);
    const products = await shop.fetchProducts('prints');
    if (page.outcome !== 'found') return { blocks: [], cards: {}, filters: {}, products };
    return { blocks: page.entry.content, cards: page.cards, filters: page.filters, products };
  };
}
