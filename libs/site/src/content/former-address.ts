import type { Organisation } from '@guildhall/organisation';
import { toSafeLink } from '@guildhall/safe-content';
import type { Config } from '../config/config.ts';
import { discoveryPaths } from '../engine/discovery-paths.ts';
import { createUrlPolicy } from './content-origin.ts';

/** Finds where an address leads that WordPress has on every site, without asking the content service. */
export interface FormerAddresses {
  /** Finds an uploaded file, whose host is the content service. `url` as requested. */
  findUpload: (url: string) => string | undefined;
  /** Finds the feed, the sitemap or the search at one of its usual addresses that no page has. */
  findDocument: (url: string) => string | undefined;
}

const uploads = '/wp-content/uploads/';
/** A site in a folder of its domain had its uploads there too. */
const upload = /^(?:\/[\w.-]+)?(\/wp-content\/uploads\/[^?#]+\.(?!php)[a-z\d]{2,5})(?:[?#]|$)/i;
const feed =
  /^(?:\/.*)?\/(?:feed(?:\/(?:rss2?|rdf|atom))?|(?:rss2?|atom|rdf)(?:\.xml)?|wp-(?:\w*rss2?|feed|rdf|atom)\.php|feed\.(?:rss|atom))\/?$/i;
const feedQuery = /^\/(?:index\.php)?\?(?:.*&)?feed=(?:rss2?|rdf|atom|feed|comments-\w+)(?:&|#|$)/i;
const sitemap =
  /^\/(?:wp-sitemap[\w-]*|sitemap[_-]?index|[\w-]+-sitemap\d*|sitemap)\.(?:xml(?:\.gz)?|txt|html?|php)$/i;
const searchQuery = /^\/(?:index\.php)?\?(?:[^#]*&)?s=([^&#]+)/i;
const searchPath = /^\/search\/([^/?#]+)(?:\/page\/\d+)?\/?$/i;

export function createFormerAddresses(
  config: Parameters<typeof createUrlPolicy>[0] & Pick<Config, 'INDEXING' | 'EDITORS_PREVIEW'>,
  { feedTypes, search }: Pick<Organisation, 'feedTypes' | 'search'>,
): FormerAddresses {
  const policy = createUrlPolicy(config);
  const hasFeed = feedTypes.length > 0;
  const hasSitemap = config.INDEXING === 'on' && config.EDITORS_PREVIEW === 'off';
  return {
    findUpload(url) {
      // Nearly no request gets further.
      if (!url.includes(uploads)) return undefined;
      const file = upload.exec(url)?.[1];
      const to = file === undefined ? undefined : toSafeLink(file, policy);
      const isElsewhere = to?.includes(uploads) === true && to !== policy.siteOrigin + url;
      return isElsewhere ? to : undefined;
    },
    findDocument(url) {
      const path = url.split(/[?#]/)[0] ?? '';
      if (hasFeed && path !== discoveryPaths.feed && (feed.test(path) || feedQuery.test(url)))
        return discoveryPaths.feed;
      if (hasSitemap && path !== discoveryPaths.sitemap && sitemap.test(path)) return discoveryPaths.sitemap;
      const words = search ? findWords(url) : undefined;
      return words === undefined ? undefined : `${search}?q=${words}`;
    },
  };
}

/** Returns the words of a search in WordPress, encoded. A path may be decoded. */
function findWords(url: string): string | undefined {
  const words = searchPath.exec(url)?.[1];
  return words === undefined ? searchQuery.exec(url)?.[1] : encodeURIComponent(words);
}
