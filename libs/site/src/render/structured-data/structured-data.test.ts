import { builtInMainData, type Entry, type MainData } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { findParents, toBreadcrumbs } from './breadcrumbs.ts';
import { findArticleDates, toEntryJsonLd } from './entry-json-ld.ts';
import { formatStructuredData } from './format-structured-data.ts';

const context = {
  ...{ path: '/news/a', siteOrigin: 'https://www.example' },
  organisation: { name: 'The House', url: 'https://house.example/' },
};
const entry = {
  ...{
    id: 1,
    title: 'A',
    permalink: '/news/a',
    postType: 'news',
    postDate: '20260305',
    postStatus: 'publish',
  },
  ...{ hasAccess: true, seo: {}, content: [] },
} as unknown as Entry;
const picture = { url: 'https://media.example/a.jpg' };
const describeEntry = (more: Partial<Entry>, path = context.path) =>
  toEntryJsonLd({ ...entry, ...more }, picture, { ...context, path }, {});

describe('search engines learn of', () => {
  it('the organisation on the homepage, with its logo [2.9.3]', () => {
    const icon = { href: '/icon.png', width: 180, height: 180 };
    expect(toEntryJsonLd(entry, picture, { ...context, path: '/' }, { icon })).toEqual({
      '@type': 'Organization',
      ...context.organisation,
      logo: 'https://www.example/icon.png',
    });
  });

  it('an article with both dates and its author [2.9.3]', () => {
    expect(describeEntry({ author: 'Ada', modified: '2026-03-06T10:00:00+01:00' })).toEqual({
      '@type': 'Article',
      headline: 'A',
      datePublished: '2026-03-05',
      dateModified: '2026-03-06T10:00:00+01:00',
      author: { '@type': 'Person', name: 'Ada' },
      image: picture.url,
    });
  });

  it.each<Partial<Entry>>([
    {},
    { author: 'Ada' },
    { modified: '2026-03-06' },
    { author: 'Ada', modified: '2026-03-06', postDate: '' },
  ])('no article without author or dates: %j [2.9.3]', (more) => {
    expect(describeEntry(more)).toBeUndefined();
  });

  it('an article by its type alone, with the dates that are known [2.9.2]', () => {
    const find = (more: Partial<Entry>) => findArticleDates({ ...entry, ...more });
    expect(find({})).toEqual({ published: '2026-03-05' });
    expect(find({ modified: '2026-03-06' })).toEqual({ published: '2026-03-05', modified: '2026-03-06' });
    expect(find({ postType: 'page', author: 'Ada' })).toEqual({ published: '2026-03-05' });
    for (const other of [{ postType: 'page' }, { postDate: '' }, { calendarData: times }])
      expect(find(other as Partial<Entry>), JSON.stringify(other)).toBeUndefined();
  });

  const times = { startsAt: '2026-12-03T19:30:00+01:00', endsAt: '2026-12-03T21:00:00+01:00' };
  const withEvent = (data: object) =>
    describeEntry({ calendarData: data as NonNullable<Entry['calendarData']>, author: 'Ada', modified: 'x' });

  it('an event with its start and place [2.9.3]', () => {
    expect(withEvent({ ...times, venue: 'Hall', address: 'Quay 1' })).toEqual({
      '@type': 'Event',
      name: 'A',
      startDate: times.startsAt,
      endDate: times.endsAt,
      location: { '@type': 'Place', name: 'Hall', address: 'Quay 1' },
      image: picture.url,
    });
  });

  it('no event without an exact start and an address [2.9.3]', () => {
    expect(withEvent({ ...times, venue: 'Hall' })).toBeUndefined();
    expect(withEvent({ date: '20261203', address: 'Quay 1' })).toBeUndefined();
  });
});

describe('the path to a page', () => {
  const navigation = [
    { title: 'Topics', url: '/topics', target: '' },
    { title: 'Sea', url: '/topics/sea', target: '' },
    { title: 'News', url: '/news', target: '' },
    { title: 'Café', url: '/caf%C3%A9', target: '' },
    { title: 'Other', url: 'https://other.example/topics', target: '' },
  ] as unknown as MainData['variousData']['navigation'];
  const mainData = {
    ...builtInMainData,
    variousData: { ...builtInMainData.variousData, ...(navigation && { navigation }) },
  };
  const parents = (path: string) => findParents(path, mainData).map(({ title }) => title);

  it('has the pages of the main navigation above it [2.9.3]', () => {
    expect(parents('/topics/sea/kelp')).toEqual(['Topics', 'Sea']);
    expect(parents('/news/a')).toEqual(['News']);
    expect(parents('/café/menu')).toEqual(['Café']);
    expect(parents('/news')).toEqual([]);
    expect(parents('/newsletter/a')).toEqual([]);
    expect(parents('/')).toEqual([]);
  });

  it('ends with the page itself, and is missing without a parent [2.9.3]', () => {
    expect(toBreadcrumbs(findParents('/news/a', mainData), 'A', context.siteOrigin)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'News', item: 'https://www.example/news' },
        { '@type': 'ListItem', position: 2, name: 'A' },
      ],
    });
    expect(toBreadcrumbs([], 'A', context.siteOrigin)).toBeUndefined();
  });
});

describe('the script element', () => {
  it('has the path inside the subject, or alone', () => {
    const crumbs = { '@type': 'BreadcrumbList' };
    const parse = ({ structuredData = 'null' }) => JSON.parse(structuredData) as unknown;
    expect(parse(formatStructuredData({ '@type': 'Article' }, crumbs))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      mainEntityOfPage: { '@type': 'WebPage', breadcrumb: crumbs },
    });
    expect(parse(formatStructuredData(undefined, crumbs))).toMatchObject(crumbs);
    expect(formatStructuredData(undefined)).toEqual({});
  });

  it('cannot be ended by a title', () => {
    const { structuredData } = formatStructuredData({ name: '</script><!--<script>' });
    expect(structuredData).not.toContain('<');
  });
});
