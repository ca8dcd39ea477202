import type { Config } from '../../config/config.ts';

/** For every response of a site that search engines must not list: pages, files, feeds and pictures. */
export function createRobotsHeader({
  INDEXING,
  EDITORS_PREVIEW,
}: Pick<Config, 'INDEXING' | 'EDITORS_PREVIEW'>): Record<string, string> {
  return INDEXING === 'off' || EDITORS_PREVIEW === 'on' ? { 'x-robots-tag': 'noindex' } : {};
}
