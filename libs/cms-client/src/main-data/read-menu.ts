import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { readItems, readText } from '../fields/values.ts';
import { reportCut, reportLoss } from '../problems/losses.ts';
import type { MenuLink } from './main-data.ts';

/** Links of all levels together: every page has the whole menu. */
const maxLinks = 200;
/** Deeper levels of a menu are part of this one. */
const maxLevels = 4;
/** URL of a heading, as people write it: a link that leads nowhere. */
const nowhere = /^\s*(?:#|javascript:.*)?\s*$/i;

/**
 * Reads the links of a menu, each with the links below it. One that leads nowhere is their heading; without any below it,
 * it is left out.
 */
export function readMenu(raw: unknown, read: ContentReaders): MenuLink[] | undefined {
  const count = { links: 0, cut: 0 };
  const { links, lostCount } = readLevel(raw, { read, count }, 1);
  if (count.cut > 0)
    reportCut(`menu cut off after ${maxLinks} links`, 'Take out links that few visitors need.');
  if (lostCount > 0) reportLoss(`${lostCount} left out: each needs a title and a valid URL`);
  return links.length === 0 ? undefined : links;
}

interface Level {
  links: MenuLink[];
  lostCount: number;
}

interface MenuReader {
  read: ContentReaders;
  count: { links: number; cut: number };
}

function readLevel(raw: unknown, reader: MenuReader, level: number): Level {
  const { read, count } = reader;
  const all: Level = { links: [], lostCount: 0 };
  for (const item of readItems(raw) ?? []) {
    if (count.links >= maxLinks) {
      count.cut += 1;
      continue;
    }
    count.links += 1;
    const below = readLevel(isRecord(item) ? item['children'] : undefined, reader, level + 1);
    all.lostCount += below.lostCount;
    const link = readLink(item, below.links, read);
    if (link === undefined) all.lostCount += 1;
    else
      all.links.push(level < maxLevels && below.links.length > 0 ? { ...link, children: below.links } : link);
    if (link === undefined || level >= maxLevels) all.links.push(...below.links);
  }
  return all;
}

function readLink(item: unknown, below: readonly MenuLink[], read: ContentReaders): MenuLink | undefined {
  const written = isRecord(item) ? (readText(item['url']) ?? '') : '';
  const [first] = below;
  if (isRecord(item) && nowhere.test(written)) {
    const title = readText(item['title']) ?? '';
    return first && title ? { title, url: first.url, target: '', isHeading: true } : undefined;
  }
  const link = read.untitledLink(item);
  return link?.title ? link : undefined;
}
