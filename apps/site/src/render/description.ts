import type { Entry } from '@guildhall/cms-client';

/** What search engines and shared links say of an entry: what its editor wrote for them, else what its title is followed by. */
export function descriptionOf({ seo, content }: Entry): string | undefined {
  if (seo.description !== undefined) return seo.description;
  for (const block of content)
    if ((block.name === 'page-title' || block.name === 'hero') && block.subTitle) return block.subTitle;
  return undefined;
}
