import type { Block, Card, Image } from '@guildhall/cms-client';
import { picture } from '../cards/card.fixture.ts';
import { toSafeImageUrl } from '@guildhall/safe-content';

/** What `.storybook/public/story-pictures` holds, by proportions. */
const drawings = {
  wide: ['wide-1'],
  print: ['print-1', 'print-2', 'print-3'],
  square: ['square-1', 'square-2'],
  portrait: ['portrait-1', 'portrait-2'],
};

/** Checked addresses are absolute: they lead to wherever Storybook is served. */
const { origin } = location;
const policy = { contentOrigin: origin, siteOrigin: origin, mediaOrigins: [], frameHosts: [] };

/** The picture of a fixture, drawn: its address leads to one of Storybook's own pictures, in one width. */
export function drawn(image: Image): Image {
  const { alt, width = 1, height = 1, color, lg = '' } = image;
  const ratio = width / height;
  const choice = ratio > 1.7 ? 'wide' : ratio > 1.1 ? 'print' : ratio > 0.9 ? 'square' : 'portrait';
  const number = [...lg].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const name = drawings[choice][number % drawings[choice].length];
  const address = toSafeImageUrl(`/story-pictures/${name}.webp`, policy);
  return { alt, width, height, ...(color && { color }), ...(address && { md: address, lg: address }) };
}

/** Cards whose pictures Storybook has. */
export function drawnCards(cards: readonly Card[]): Card[] {
  return cards.map((card) => (card.image ? { ...card, image: drawn(card.image) } : card));
}

/** A block whose pictures Storybook has. */
export function drawnBlock<B extends Block>(block: B): B {
  const image = 'image' in block && block.image && { image: drawn(block.image) };
  const cards = 'cards' in block && { cards: drawnCards(block.cards) };
  const slides = 'slides' in block && { slides: block.slides.map(drawnSlide) };
  const cover = 'coverImage' in block && block.coverImage && { coverImage: drawn(block.coverImage) };
  return { ...block, ...cover, ...image, ...cards, ...slides };
}

function drawnSlide<Slide extends object>(slide: Slide): Slide {
  return 'image' in slide && slide.image ? { ...slide, image: drawn(slide.image as Image) } : slide;
}

/** A picture for a story that needs one more. */
export const storyPicture = (ratio: number, alt: string) => drawn(picture('story', ratio, '#f7cdb4', alt));
