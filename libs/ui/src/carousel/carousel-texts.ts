/** Texts of a carousel's controls. */
export interface CarouselTexts {
  previous: string;
  next: string;
  /** Announced after the visitor moves to another slide; takes `{number}`, `{count}` and `{title}`. */
  position: string;
}

export const carouselTexts: CarouselTexts = {
  previous: 'Previous picture',
  next: 'Next picture',
  position: '{number} of {count}: {title}',
};
