import type { ReactElement } from 'react';
import { Arrow } from '../arrow-link/Arrow.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { carouselTexts, type CarouselTexts } from './carousel-texts.ts';
import styles from './Carousel.module.css';
import { useCarousel } from './use-carousel.ts';

/** Plain data, so that it can travel as JSON. */
export interface CarouselControlsProps {
  /** The id of the `CarouselRow`, wherever it is in the document. */
  rowId: string;
  /** @default carouselTexts */
  texts?: CarouselTexts;
}

/**
 * Back and on, round and round, for a row of slides; arrow keys, Home and End do the same while the row or a control has
 * the focus. Says where one is only after the visitor's own press.
 *
 * @example <CarouselControls rowId="tour" />
 */
export function CarouselControls({ rowId, texts = carouselTexts }: CarouselControlsProps): ReactElement {
  const { announcement, show, onKey } = useCarousel(rowId, texts.position);
  const button = (label: string, step: number, arrow: string | undefined) => (
    <button type="button" aria-controls={rowId} aria-label={label} onClick={() => show((now) => now + step)}>
      <Arrow className={arrow} />
    </button>
  );
  return (
    <div
      className={styles['controls']}
      onKeyDown={({ nativeEvent, currentTarget }) => onKey(nativeEvent, currentTarget)}
    >
      {button(texts.previous, -1, styles['back'])}
      {button(texts.next, 1, styles['on'])}
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}
