import type { Card } from '@guildhall/cms-client';
import { longWords, rightToLeft } from '../blocks/block-story.fixture.tsx';
import { html } from './card.fixture.ts';

export function withoutPictures(cards: readonly Card[]): Card[] {
  return cards.map(({ image: _image, ...card }) => card);
}

/** Gives the first card long words. */
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

export function withRightToLeft(cards: readonly Card[]): Card[] {
  return cards.map((card) => ({ ...card, title: rightToLeft }));
}
