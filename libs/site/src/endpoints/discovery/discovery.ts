import type { Organisation } from '@guildhall/organisation';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { discoveryCacheControl, noStore } from '../../config/caching.ts';
import { rememberFor } from '../../page/remember-for.ts';
import type { Config } from '../../config/config.ts';
import type { ContentIndex } from '../../content/content-index/content-index.ts';
import type { Renderer } from '../../page/renderer.ts';
import type { ContentSecurity } from '../../engine/security/security-headers.ts';
import { sendPage } from '../../engine/send-page.ts';
import { discoveryPaths } from '../../engine/discovery-paths.ts';
import { renderFeed } from './feed.ts';
import { renderRobots } from './robots.ts';
import { renderSecurityText } from './security-txt.ts';
import { readShopPaths } from './shop-paths.ts';
import { renderSitemap, type SitemapPage } from './sitemap.ts';
import { createSitemapPages } from './sitemap-pages.ts';
import { createTextPage } from './text-page.ts';
import { renderWebManifest } from './web-manifest.ts';

export interface DiscoveryOptions {
  config: Pick<Config, 'SITE_ORIGIN' | 'INDEXING' | 'EDITORS_PREVIEW'>;
  organisation: Pick<
    Organisation,
    'name' | 'accessibility' | 'language' | 'feedTypes' | 'switches' | 'securityContact'
  >;
  renderer: () => Renderer | Promise<Renderer>;
  contentIndex: Pick<ContentIndex, 'read'>;
  shop: Pick<CatalogueClient, 'readCollections' | 'readCollectionPage'>;
  security: Pick<ContentSecurity, 'headers'>;
  now: () => number;
}

const xml = 'application/xml; charset=utf-8';
const plainText = 'text/plain; charset=utf-8';

/**
 * Serves what search engines, feed readers and browsers read about the site. A file of `public/` with the same name is
 * served instead. What does not exist is an empty 404.
 */
export const discovery = fp<DiscoveryOptions>(
  async (app, options) => {
    const { config, organisation, renderer, contentIndex } = options;
    const { SITE_ORIGIN: siteOrigin } = config;
    const { name, language, feedTypes, securityContact } = organisation;
    const add = createAdder(app, options.security.headers);

    const isListed = config.INDEXING === 'on' && config.EDITORS_PREVIEW === 'off';
    const readSitemap = isListed ? createSitemapReader(options) : async () => undefined;
    add(discoveryPaths.robots, plainText, async () =>
      renderRobots(siteOrigin, isListed && (await contentIndex.read()) !== undefined),
    );
    add(discoveryPaths.sitemap, xml, async () => (await readSitemap())?.main);
    add('/sitemap-:number(^\\d{1,4}$).xml', xml, async (request) => {
      const { number } = request.params as { number: string };
      return (await readSitemap())?.parts[Number(number) - 1];
    });

    if (feedTypes.length > 0)
      add(discoveryPaths.feed, 'application/rss+xml; charset=utf-8', async () => {
        const items = await contentIndex.read();
        const home = items?.find(({ permalink }) => permalink === '/');
        const description = home?.description ?? name;
        return (
          items && renderFeed(items, { title: name, description, language, siteOrigin, types: feedTypes })
        );
      });

    add(discoveryPaths.manifest, 'application/manifest+json', async () =>
      renderWebManifest({ name, language, look: (await renderer()).head.manifest }),
    );

    if (securityContact)
      add(discoveryPaths.security, plainText, async () =>
        renderSecurityText({ ...securityContact, language, siteOrigin }),
      );
  },
  { name: 'discovery', fastify: '5.x' },
);

type ReadText = (request: FastifyRequest) => Promise<string | undefined>;

function createAdder(app: FastifyInstance, headers: Readonly<Record<string, string>>) {
  return (url: string, type: string, readText: ReadText): void => {
    // A file of the organisation's own.
    if (app.hasRoute({ method: 'GET', url })) return;
    const toPage = createTextPage({ type, cacheControl: discoveryCacheControl, headers });
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      const text = await readText(request);
      if (text === undefined) return reply.code(404).header('cache-control', noStore).send();
      await sendPage(request, reply, toPage(text));
      return reply;
    });
  };
}

/** Creates the reader of the sitemap, which is rendered again only when it changes. */
function createSitemapReader({ config, organisation, renderer, contentIndex, shop, now }: DiscoveryOptions) {
  const { SITE_ORIGIN: siteOrigin } = config;
  const { accessibility, switches } = organisation;
  const addStatement = rememberFor((paths: readonly string[]) =>
    accessibility ? [...paths, accessibility.path] : paths,
  );
  const readPages = createSitemapPages({
    contentIndex,
    ownPaths: async () => addStatement((await renderer()).listedPaths),
    ...(switches.shop && { readShopPaths: () => readShopPaths(shop) }),
    now,
  });
  let last: { pages: readonly SitemapPage[]; sitemap: ReturnType<typeof renderSitemap> } | undefined;
  return async () => {
    const pages = await readPages();
    if (pages && last?.pages !== pages) last = { pages, sitemap: renderSitemap(pages, siteOrigin) };
    return pages && last?.sitemap;
  };
}
