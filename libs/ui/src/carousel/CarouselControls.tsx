'use client';

import type { ReactElement } from 'react';
import { Arrow } from '../arrow-link/Arrow.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { carouselTexts, type CarouselTexts } from './carousel-texts.ts';
import styles from './Carousel.module.css';
import { useCarousel } from './use-carousel.ts';

/** Serialisable as JSON. */
export interface CarouselControlsProps {
  /** The id of the `CarouselRow`, which may be anywhere in the document. */
  rowId: string;
  /** @default carouselTexts */
  texts?: Partial<CarouselTexts>;
}

/**
 * Previous and next buttons for a row of slides, wrapping around at both ends. Arrow keys, Home and End work while the
 * row or a button has the focus. The position is announced only after the visitor moves.
 *
 * @example
 * <CarouselControls rowId="tour" />;
 */
export function CarouselControls({ rowId, texts: given }: CarouselControlsProps): ReactElement {
  const texts = { ...carouselTexts, ...given };
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
