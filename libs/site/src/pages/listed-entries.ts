import type { CmsClient } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import { createLogOnce } from '../engine/log-once.ts';
import { toPageKey } from '../engine/page-path.ts';
import type { RoutedFacts } from '../engine/page-kind.ts';
import { findPageKind } from '../engine/routes.ts';
import type { Renderer } from '../page/renderer.ts';
import { createRoutes } from './routes.ts';

type OwnPages = Pick<Renderer, 'hasPage'>;

/** Creates the check if the site has a page of its own at a path. Visitors get that one, never an entry. */
export function createOwnAddresses(
  organisation: RoutedFacts & Pick<Organisation, 'accessibility' | 'contracts' | 'leaving'>,
): (path: string, renderer: OwnPages) => boolean {
  const routes = createRoutes(organisation);
  const { accessibility, contracts = {}, leaving } = organisation;
  const stated = [accessibility, contracts.withdrawal, contracts.cancellation, leaving].map(
    (page) => page?.path,
  );
  return (path, renderer) =>
    renderer.hasPage(path) ||
    stated.includes(path as `/${string}`) ||
    (findPageKind(routes, path) ?? 'entry') !== 'entry';
}

export interface ListedEntriesOptions extends Pick<CmsClient, 'readIndexPage'> {
  organisation: Parameters<typeof createOwnAddresses>[0];
  renderer: () => OwnPages | Promise<OwnPages>;
  warn: (what: object, message: string) => void;
}

/**
 * Creates the reader of the list of entries, without those at addresses of the site's own pages: sitemap, feed and search
 * would lead to another page. They are logged once.
 */
export function createListedEntries({
  readIndexPage,
  organisation,
  renderer,
  warn,
}: ListedEntriesOptions): CmsClient['readIndexPage'] {
  const isOwnAddress = createOwnAddresses(organisation);
  const warnOnce = createLogOnce(warn);
  return async (page) => {
    const read = await readIndexPage(page);
    if (read.outcome !== 'found') return read;
    try {
      const own = await renderer();
      const isTaken = ({ permalink }: { permalink: string }) =>
        isOwnAddress(toPageKey(permalink) ?? permalink, own);
      const paths = read.items.filter(isTaken).map(({ permalink }) => permalink);
      if (paths.length > 0)
        warnOnce(
          { paths },
          'visitors do not see these entries: the site has a page of its own at each address; choose others for them',
        );
      return { ...read, items: read.items.filter((item) => !isTaken(item)) };
    } catch {
      // In development, a build with an error has no pages: the list is read again soon.
      return { outcome: 'failed', reason: 'the pages of the site itself are not known' };
    }
  };
}
