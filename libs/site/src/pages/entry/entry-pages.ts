import { findShopPage } from '../shop/former-shop-path.ts';
import { toMoved } from '../shop/load-shop.ts';
import { definePageKind, type PageRequest } from '../../engine/page-kind.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import { createEntryBuilder, type BuildEntry } from './build-entry.ts';
import { cardsRoute } from './cards-route.ts';
import { findCategoryChoice, hasCategoryQuery } from './chosen-categories.ts';

type Options = Pick<
  PageKindOptions,
  | 'config'
  | 'organisation'
  | 'blocks'
  | 'texts'
  | 'now'
  | 'log'
  | 'cms'
  | 'shop'
  | 'lists'
  | 'gone'
  | 'formerPages'
  | 'formerAddresses'
  | 'mainData'
  | 'rates'
  | 'renderer'
  | 'caching'
  | 'security'
  | 'builder'
  | 'routes'
  | 'findReplacement'
  | 'cache'
  | 'choices'
  | 'limitPageReads'
  | 'counts'
>;

/** Pages that editors wrote, and the cards of their lists. */
export const entryPages = definePageKind({
  name: 'entry',
  models: { entry: {}, gate: { hasMembersContent: true } },
  listRoutes: () => [
    { name: 'index', path: '/' },
    { name: 'rootslug', path: '/:rootslug' },
    { name: 'rootslug-slug', path: '/:rootslug/:slug' },
    { name: 'rootslug-slug-subslug', path: '/:rootslug/:slug/:subslug' },
    // Some WordPress sites have a date and a name in each address.
    { name: 'deeper', path: '/:rootslug/:slug/:subslug/*' },
  ],
  open({ config, log, cms, builder, formerPages, formerAddresses, findReplacement, ...parts }: Options) {
    const { organisation, shop, lists, gone, blocks, renderer, cache, limitPageReads } = parts;
    const buildEntry = createEntryBuilder({
      ...{ builder, blocks, config, renderer, gone, formerPages, findReplacement, log },
      sources: { cms: { readEntry: gone.readEntry }, lists },
      // By addresses that WordPress and the shop's vendor have on every site.
      async findMoved(path) {
        const to =
          formerAddresses.findDocument(path) ??
          (organisation.switches.shop ? await findShopPage(shop, path) : undefined);
        return to === undefined ? undefined : toMoved(to);
      },
    });
    return {
      reader: {
        readRequest: createEntryRequestReader(cache, buildEntry),
        limitReads: limitPageReads,
        hasFormerUrls: true,
      },
      plugin: (app) => cardsRoute(app, { ...parts, buildEntry }),
    };
  },
});

/** Creates the function that finds the page of a path in the cache, and how it is built. */
export function createEntryRequestReader(
  pages: PageKindOptions['cache'],
  buildEntry: BuildEntry,
): (path: string) => PageRequest {
  return (path) => ({
    pages,
    key: path,
    load: () => buildEntry(path),
    findChoice(url, page) {
      const choice = hasCategoryQuery(url) ? findCategoryChoice(url, page) : undefined;
      return choice && { query: choice.key, load: () => buildEntry(path, choice.chosen) };
    },
  });
}
