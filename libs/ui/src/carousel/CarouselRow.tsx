import { Children, type ReactElement, type ReactNode } from 'react';
import styles from './Carousel.module.css';

export interface CarouselRowProps {
  /** Unique on the page: `CarouselControls` refer to it. */
  id: string;
  /** Accessible name. */
  label: string;
  /** One slide each; mark a slide's title with `data-slide-title`. */
  children: ReactNode;
  /** Further classes of the list. */
  className?: string | undefined;
}

/**
 * A row of slides that scrolls and snaps without script, by swiping or with the arrow keys. The next slide is partly
 * visible, to show that there is more.
 *
 * @example
 * <CarouselRow id="tour" label="The house">
 *   <p data-slide-title>The hall</p>
 *   <p data-slide-title>The library</p>
 * </CarouselRow>;
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
      // A scrollable area must be reachable by keyboard.
      tabIndex={slides.length > 1 ? 0 : undefined}
    >
      {slides.map((slide, index) => (
        <li key={index}>{slide}</li>
      ))}
    </ul>
  );
}
