import type { Entry } from '@guildhall/cms-client';

/**
 * Returns the description of an entry for search engines and shared links: its SEO description, else the subtitle of
 * its title.
 */
export function findDescription({ seo, content }: Entry): string | undefined {
  if (seo.description !== undefined) return seo.description;
  for (const block of content)
    if ((block.name === 'page-title' || block.name === 'hero') && block.subTitle) return block.subTitle;
  return undefined;
}
