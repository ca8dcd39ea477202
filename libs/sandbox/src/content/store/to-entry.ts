import { widths } from '../../pictures/drawing.ts';
import { picture } from '../../pictures/picture.ts';
import { onContentHost } from '../content-host.ts';
import type { RawBlock } from '../raw/raw-block.ts';
import type { RawCard, RawImage } from '../raw/raw-card.ts';
import type { RawEntry } from '../raw/raw-entry.ts';
import type { BlockSeed, EntrySeed } from '../seed/seed.ts';

/** The raw entry of a seed: blocks get IDs, card links get cards. */
export function toEntry(seed: EntrySeed, cards: ReadonlyMap<string, RawCard>): RawEntry {
  const image = seed.picture === undefined ? undefined : toSharedPicture(picture(seed.picture));
  return {
    id: seed.id,
    title: seed.title,
    permalink: onContentHost(seed.path),
    postType: seed.postType,
    postDate: seed.postDate,
    postStatus: seed.postStatus ?? 'publish',
    hasAccess: seed.postStatus === undefined || seed.postStatus === 'publish',
    modified: getModified(seed),
    ...(seed.author !== undefined && { author: seed.author }),
    ...(seed.card?.calendarData && { calendarData: seed.card.calendarData }),
    seo: { ...seed.seo, ...(image !== undefined && { image }) },
    content: seed.content.map((block, index) => toBlock(block, `block_${seed.id}_${index + 1}`, cards)),
  };
}

/** The size for shared links: 1024 px, or the largest of a picture without sizes. */
function toSharedPicture({ md, lg, width, height, alt = '' }: RawImage) {
  const url = lg ?? md;
  if (url === undefined || width === undefined || height === undefined) return url;
  const shown = lg === undefined ? width : widths.lg;
  return { url, width: shown, height: Math.round((shown * height) / width), alt };
}

/** The morning of publication, unless the seed was changed later. */
function getModified({ modified, postDate }: EntrySeed): string {
  return modified ?? postDate.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3T08:00:00+00:00');
}

function toBlock(block: BlockSeed, idd: string, cards: ReadonlyMap<string, RawCard>): RawBlock {
  const base = { idd, attrs: [] as [] };
  if (block.blockName !== 'acf/card-links') return { ...base, ...block };
  const found = (block['cards'] as string[]).map((path) => {
    const card = cards.get(path);
    if (card === undefined)
      throw new Error(`[GUILDHALL_SANDBOX_CARD_LINK] Card links name "${path}", but there is no such entry.`);
    return card;
  });
  return { ...base, ...block, cards: found };
}
