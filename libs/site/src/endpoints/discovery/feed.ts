import type { IndexItem } from '@guildhall/cms-client';
import { discoveryPaths } from '../../engine/discovery-paths.ts';
import { escapeXml } from './escape-xml.ts';

/** News in the feed. */
const maxItems = 30;

export interface FeedOptions {
  title: string;
  description: string;
  language: string;
  siteOrigin: string;
  /** Post types that are news. */
  types: readonly string[];
}

/** Renders the newest news as RSS 2.0: https://www.rssboard.org/rss-specification */
export function renderFeed(items: readonly IndexItem[], options: FeedOptions): string {
  const { siteOrigin, title, description, language, types } = options;
  const news = items
    .filter(({ postType, postDate }) => types.includes(postType) && postDate !== undefined)
    .sort((a, b) => (b.postDate ?? '').localeCompare(a.postDate ?? ''))
    .slice(0, maxItems);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(siteOrigin)}/</link>`,
    `<description>${escapeXml(description)}</description><language>${escapeXml(language)}</language>`,
    `<atom:link href="${escapeXml(siteOrigin + discoveryPaths.feed)}" rel="self" type="application/rss+xml"/>`,
    ...news.map((item) => renderItem(item, siteOrigin)),
    '</channel></rss>',
  ].join('');
}

function renderItem({ permalink, title, description, postDate = '' }: IndexItem, siteOrigin: string): string {
  const url = escapeXml(siteOrigin + permalink);
  return [
    `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid>`,
    `<pubDate>${formatDate(postDate)}</pubDate>`,
    // Readers take a description as HTML, and ours is text.
    description ? `<description>${escapeXml(escapeXml(description))}</description>` : '',
    '</item>',
  ].join('');
}

/** Formats YYYYMMDD by RFC 822. The hour is unknown. */
function formatDate(day: string): string {
  return new Date(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))),
  ).toUTCString();
}
