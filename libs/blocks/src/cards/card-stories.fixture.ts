import type { Card } from '@guildhall/cms-client';
import { longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { html } from './card.fixture.ts';

/** The same cards, without a picture. */
export function withoutPictures(cards: readonly Card[]): Card[] {
  return cards.map(({ image: _image, ...card }) => card);
}

/** The same cards; the first has words that are hard to set. */
export function withLongWords(cards: readonly Card[]): Card[] {
  return cards.map((card, index) =>
    index === 0
      ? {
          ...card,
          title: longWords,
          description: html(longWords),
          cats: [{ name: 'Generationenverhältnisse' }],
        }
      : card,
  );
}

/** The same cards, with titles from right to left. */
export function withRightToLeft(cards: readonly Card[]): Card[] {
  return cards.map((card) => ({ ...card, title: rightToLeft }));
}
