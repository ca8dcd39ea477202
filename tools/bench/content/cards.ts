import { createRandom } from './random.ts';

/** A card of the content service; only the fields changed here are typed. */
export interface RawCard {
  id: number;
  title: string;
  description?: string;
  permalink: string;
  [field: string]: unknown;
}

/**
 * Creates any number of cards, each with its own text, so that a long list compresses no better than a real one. Words,
 * pictures, dates and categories are those of real cards. Excerpts, which no news card shows, are left out.
 */
export function makeCards(count: number, samples: readonly RawCard[]): RawCard[] {
  const random = createRandom(count);
  const words = samples.flatMap(({ title, description }) => `${title} ${description ?? ''}`.split(/\s+/));
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length];
    if (!sample) throw new Error('There is no sample card');
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
