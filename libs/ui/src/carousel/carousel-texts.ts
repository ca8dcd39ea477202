/** Texts of a carousel's controls. */
export interface CarouselTexts {
  /** Accessible name of the button to the slide before. */
  previous: string;
  /** Accessible name of the button to the slide after. */
  next: string;
  /** Announced after the visitor moves to another slide; takes `{number}`, `{count}` and `{title}`. */
  position: string;
}

/**
 * The English texts of a carousel.
 *
 * @example
 * const texts: CarouselTexts = { ...carouselTexts, previous: 'Earlier slide', next: 'Later slide' };
 * fill(texts.position, { number: 2, count: 5, title: 'The hall' }); // '2 of 5: The hall'
 */
export const carouselTexts: CarouselTexts = {
  previous: 'Previous picture',
  next: 'Next picture',
  position: '{number} of {count}: {title}',
};
