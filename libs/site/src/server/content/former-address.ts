import type { Organisation } from '@guildhall/organisation';
import { toSafeLink } from '@guildhall/safe-content';
import type { Config } from '../config.ts';
import { discoveryPaths } from '../discovery/discovery-paths.ts';
import { createUrlPolicy } from './content-origin.ts';

/** Finds where an address leads that WordPress has on every site, without asking the content service. */
export interface FormerAddresses {
  /** Finds an uploaded file, whose host is the content service. `url` as requested. */
  findUpload: (url: string) => string | undefined;
  /** Finds the feed or the sitemap at one of its usual addresses that no page has. */
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

export function createFormerAddresses(
  config: Parameters<typeof createUrlPolicy>[0] & Pick<Config, 'INDEXING' | 'EDITORS_PREVIEW'>,
  { feedTypes }: Pick<Organisation, 'feedTypes'>,
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
      return hasSitemap && path !== discoveryPaths.sitemap && sitemap.test(path)
        ? discoveryPaths.sitemap
        : undefined;
    },
  };
}
