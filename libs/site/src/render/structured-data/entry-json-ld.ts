import type { Entry } from '@guildhall/cms-client';
import type { JsonLd } from '@guildhall/product';
import { isDatedType } from '../../page/dated-types.ts';
import type { PageContext, RenderedPage } from '../../page/page-model.ts';
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

/** Returns the dates of news and other entries that someone wrote on a day; `undefined` for pages and events. */
export function findArticleDates(entry: Entry): RenderedPage['article'] {
  const { author, postType, postDate, modified, calendarData } = entry;
  const isDated = author !== undefined || isDatedType(postType);
  if (!isDated || postDate === '' || calendarData !== undefined) return undefined;
  const published = postDate.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return { published, ...(modified !== undefined && { modified }) };
}

/** Search engines need both dates and the author: https://developers.google.com/search/docs/appearance/structured-data/article */
function toArticle(entry: Entry): JsonLd | undefined {
  const { title, author } = entry;
  const { published, modified } = findArticleDates(entry) ?? {};
  if (author === undefined || modified === undefined) return undefined;
  return {
    '@type': 'Article',
    headline: title,
    dateModified: modified,
    datePublished: published,
    author: { '@type': 'Person', name: author },
  };
}
