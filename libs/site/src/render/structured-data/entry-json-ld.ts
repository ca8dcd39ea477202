import type { Entry } from '@guildhall/cms-client';
import type { JsonLd } from '@guildhall/product';
import type { PageContext } from '../../page/page-model.ts';
import type { SharedPicture } from '../../page/shared-picture.ts';
import type { SiteHead } from '../../page/site-head.ts';

type EntryPageContext = Pick<PageContext, 'organisation' | 'siteOrigin' | 'path'>;

/**
 * Describes an entry for search engines, by schema.org: the organisation on the homepage, an event, or an article.
 * Nothing is stated that the content service has not stated.
 */
export function toEntryJsonLd(
  entry: Entry,
  picture: SharedPicture | undefined,
  { organisation, siteOrigin, path }: EntryPageContext,
  { icon }: Pick<SiteHead, 'icon'>,
): JsonLd | undefined {
  if (path === '/')
    return { '@type': 'Organization', ...organisation, ...(icon && { logo: siteOrigin + icon.href }) };
  const found = toEvent(entry) ?? toArticle(entry);
  return found && { ...found, ...(picture && { image: picture.url }) };
}

/** An event needs its start and the address of its place: https://developers.google.com/search/docs/appearance/structured-data/event */
function toEvent({ title, calendarData }: Entry): JsonLd | undefined {
  const { startsAt, endsAt, venue, address } = calendarData ?? {};
  if (startsAt === undefined || address === undefined) return undefined;
  return {
    '@type': 'Event',
    name: title,
    startDate: startsAt,
    ...(endsAt && { endDate: endsAt }),
    location: { '@type': 'Place', ...(venue && { name: venue }), address },
  };
}

/** An entry is an article if someone wrote it: https://developers.google.com/search/docs/appearance/structured-data/article */
export function isArticle({ author, postDate, modified, calendarData }: Entry): boolean {
  return author !== undefined && postDate !== '' && modified !== undefined && calendarData === undefined;
}

function toArticle(entry: Entry): JsonLd | undefined {
  if (!isArticle(entry)) return undefined;
  const { title, author, postDate, modified } = entry;
  return {
    '@type': 'Article',
    headline: title,
    datePublished: postDate.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    dateModified: modified,
    author: { '@type': 'Person', name: author },
  };
}
