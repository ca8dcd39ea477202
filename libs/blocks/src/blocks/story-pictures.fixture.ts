import type { Block, Card, Image } from '@guildhall/cms-client';
import { picture } from '../cards/card.fixture.ts';
import { toSafeImageUrl } from '@guildhall/safe-content';

/** Files in `.storybook/public/story-pictures`, by aspect ratio. */
const pictures = {
  wide: ['wide-1'],
  print: ['print-1', 'print-2', 'print-3'],
  square: ['square-1', 'square-2'],
  portrait: ['portrait-1', 'portrait-2'],
};

/** Checked URLs are absolute, so the policy uses Storybook's own origin. */
const { origin } = location;
const policy = { contentOrigin: origin, siteOrigin: origin, mediaOrigins: [], frameHosts: [] };

/** Replaces the URLs of a fixture's picture with one of Storybook's own pictures. */
function toStoryPicture(image: Image): Image {
  const { alt, width = 1, height = 1, color: colour, lg = '' } = image;
  const ratio = width / height;
  const choice = ratio > 1.7 ? 'wide' : ratio > 1.1 ? 'print' : ratio > 0.9 ? 'square' : 'portrait';
  const number = [...lg].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const name = pictures[choice][number % pictures[choice].length];
  const address = toSafeImageUrl(`/story-pictures/${name}.webp`, policy);
  return {
    alt,
    width,
    height,
    ...(colour && { color: colour }),
    ...(address && { md: address, lg: address }),
  };
}

export function toStoryCards(cards: readonly Card[]): Card[] {
  return cards.map((card) => (card.image ? { ...card, image: toStoryPicture(card.image) } : card));
}

export function withStoryPictures<B extends Block>(block: B): B {
  const image = 'image' in block && block.image && { image: toStoryPicture(block.image) };
  const cards = 'cards' in block && { cards: toStoryCards(block.cards) };
  const slides = 'slides' in block && { slides: block.slides.map(toStorySlide) };
  const cover = 'coverImage' in block && block.coverImage && { coverImage: toStoryPicture(block.coverImage) };
  return { ...block, ...cover, ...image, ...cards, ...slides };
}

function toStorySlide<Slide extends object>(slide: Slide): Slide {
  return 'image' in slide && slide.image ? { ...slide, image: toStoryPicture(slide.image as Image) } : slide;
}

export const storyPicture = (ratio: number, alt: string) =>
  toStoryPicture(picture('story', ratio, '#f7cdb4', alt));
