import { Children, type ReactElement, type ReactNode } from 'react';
import styles from './Carousel.module.css';

export interface CarouselRowProps {
  /** For `CarouselControls`. */
  id: string;
  /** What the pictures are, for screen readers. */
  label: string;
  /** One slide each. What a slide is called is marked with `data-slide-title`. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Slides side by side in a row that scrolls and snaps by itself: swiped, or moved by the arrow keys, without any
 * script. The next slide looks in at the edge, so that one sees that there is more.
 *
 * @example <CarouselRow id="tour" label="The house"><figure>…</figure><figure>…</figure></CarouselRow>
 */
export function CarouselRow({ id, label, children, className }: CarouselRowProps): ReactElement {
  const slides = Children.toArray(children);
  return (
    <ul
      id={id}
      role="list"
      aria-label={label}
      className={[styles['row'], className].filter(Boolean).join(' ')}
      data-alone={slides.length === 1 || undefined}
      // A part that scrolls has to be within reach of the keys.
      tabIndex={slides.length > 1 ? 0 : undefined}
    >
      {slides.map((slide, index) => (
        <li key={index}>{slide}</li>
      ))}
    </ul>
  );
}
