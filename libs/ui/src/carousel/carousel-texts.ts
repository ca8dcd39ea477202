/** The words of a carousel's controls. */
export interface CarouselTexts {
  previous: string;
  next: string;
  /** Announced when the visitor has moved to another slide; `{number}`, `{count}` and `{title}` are filled in. */
  position: string;
}

/** The built-in English. */
export const carouselTexts: CarouselTexts = {
  previous: 'Previous picture',
  next: 'Next picture',
  position: '{number} of {count}: {title}',
};
