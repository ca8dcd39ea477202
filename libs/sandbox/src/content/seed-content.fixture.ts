import { contentHost } from './content-host.ts';
import type { RawBlock } from './raw/raw-block.ts';
import type { RawImage } from './raw/raw-card.ts';
import type { RawEntry } from './raw/raw-entry.ts';

/** Names of the colour tokens in content. */
export const colours = ['paper', 'peach', 'night', 'sand'];

function* visit(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) yield* visit(inner);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function listImages(entry: RawEntry): RawImage[] {
  return [...visit(entry)].filter(
    (value): value is RawImage => isRecord(value) && 'md' in value && 'alt' in value,
  );
}

/**
 * Paths of own pages that an entry links to: links, links in HTML, and the permalinks of its cards (a person's only
 * with an excerpt, since the card is not a link otherwise).
 */
export function listLinks(entry: RawEntry): string[] {
  const links: string[] = [];
  for (const value of visit(entry.content)) {
    if (typeof value === 'string')
      links.push(...[...value.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to));
    if (!isRecord(value)) continue;
    if (typeof value['url'] === 'string') links.push(value['url']);
    const leads = value['postType'] !== 'person' || value['excerpt'] !== undefined;
    if (typeof value['permalink'] === 'string' && leads) links.push(value['permalink']);
  }
  return links
    .map((link) => link.replace(contentHost, ''))
    .filter((link) => link.startsWith('/'))
    .map((link) => link.replace(/[?#].*$/, ''));
}

export function listBlocks(entry: RawEntry, name: RawBlock['blockName']): RawBlock[] {
  return entry.content.filter((block) => block.blockName === name);
}

export function collectText(entry: RawEntry): string {
  const keys = [
    'html',
    'text',
    'title',
    'subTitle',
    'description',
    'blockTitle',
    'blockDescription',
    'excerpt',
  ];
  const texts: string[] = [];
  for (const value of visit(entry.content)) {
    if (Array.isArray(value)) texts.push(...value.filter((item): item is string => typeof item === 'string'));
    if (!isRecord(value)) continue;
    for (const key of keys) if (typeof value[key] === 'string') texts.push(value[key]);
  }
  return texts.join(' ');
}
