import { createRandom } from './random.ts';

/** A card as the content service answers it; only what is changed here is named. */
export interface RawCard {
  id: number;
  title: string;
  description?: string;
  permalink: string;
  [field: string]: unknown;
}

/**
 * As many cards as are wanted, each with words of its own, so that a long list compresses no better than a real one.
 * Words, pictures, dates and categories are those of real cards. Excerpts, which no card of news shows, are left out.
 */
export function makeCards(count: number, samples: readonly RawCard[]): RawCard[] {
  const random = createRandom(count);
  const words = samples.flatMap(({ title, description }) => `${title} ${description ?? ''}`.split(/\s+/));
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length];
    if (!sample) throw new Error('There is no card to learn from');
    const { excerpt: _excerpt, ...fields } = sample;
    return {
      ...fields,
      id: 100_000 + index,
      title: text(length(sample.title, 6)),
      description: text(length(sample.description, 20)),
      permalink: `${sample.permalink}-${index}`,
    };
  });
}

function length(text: string | undefined, otherwise: number): number {
  return text ? text.split(/\s+/).length : otherwise;
}
