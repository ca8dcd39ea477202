import { picture } from '../../pictures/picture.ts';
import { onContentHost } from '../content-host.ts';
import type { RawCard } from '../raw/raw-card.ts';
import type { CategorySeed, EntrySeed } from '../seed/seed.ts';

export function toCard(seed: EntrySeed, categories: readonly CategorySeed[]): RawCard {
  const { card = {} } = seed;
  return {
    id: seed.id,
    title: seed.title,
    description: card.description ?? '',
    image: seed.picture === undefined ? false : picture(seed.picture),
    link: '',
    cats: (card.cats ?? []).map((slug) => ({
      name: categories.find((category) => category.slug === slug)?.name ?? slug,
    })),
    postDate: seed.postDate,
    postType: seed.postType,
    permalink: onContentHost(seed.path),
    ...(card.excerpt !== undefined && { excerpt: card.excerpt }),
    ...(card.calendarData && { calendarData: card.calendarData }),
    ...(card.peopleData && { peopleData: card.peopleData }),
    ...(card.initiativeData && { initiativeData: card.initiativeData }),
  };
}
