import { createCmsClient } from '@guildhall/cms-client';
import type { UrlPolicy } from '@guildhall/safe-content';
import { createShopClient } from '@guildhall/shop-client';
import { sendToShop } from '@guildhall/shop-client/server';
import { createUpstream } from '@guildhall/upstream';
import { organisation } from '../organisation.ts';

const read = (name: string) => process.env[name] ?? '';

const addresses: UrlPolicy = {
  contentOrigin: read('CONTENT_ORIGIN'),
  siteOrigin: read('SITE_ORIGIN'),
  mediaOrigins: [],
  frameHosts: ['www.youtube-nocookie.com'],
};

const content = createUpstream({ name: 'content', origin: addresses.contentOrigin, deadlineMs: 4000 });

/** Pages and lists of the content service. */
export const cms = createCmsClient({
  ...addresses,
  grounds: organisation.grounds,
  readJson: content.readJson,
  onProblem: ({ where, message }) => console.warn(where, message),
});

/** Products, with the shop's private token: this module is only for servers. */
export const shop = createShopClient({
  send: sendToShop({ url: read('SHOP_STOREFRONT_URL'), privateToken: read('SHOP_STOREFRONT_TOKEN') }),
  addresses,
});
