import type { ReactElement } from 'react';
import { fetchFirst } from './fetch-first.ts';
import { pictureAddresses, type PictureSource } from './picture-source.ts';
import styles from './Picture.module.css';
import { tintClass } from './tint.ts';

/** The frame's proportions; `natural` keeps those of the picture itself. */
export type PictureShape = 'natural' | '3:2' | '16:9' | '21:9' | '4:5' | '1:1';

export interface PictureProps {
  image: PictureSource;
  /** The width it will be drawn at, as in the `sizes` attribute: `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** @default 'natural' */
  shape?: PictureShape;
  /**
   * For the one picture at the top of a page: fetched at once and first, instead of when it comes near.
   * @default false
   */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A picture in a frame that has its proportions and dominant colour before the picture arrives, so that nothing moves.
 * Renders nothing when the source names no picture.
 *
 * @example <Picture image={card.image} sizes="(min-width: 60rem) 33vw, 100vw" shape="3:2" />
 */
export function Picture({
  image,
  sizes,
  shape = 'natural',
  priority = false,
  className,
}: PictureProps): ReactElement | null {
  const addresses = pictureAddresses(image);
  if (!addresses) return null;
  const classes = [styles['frame'], tintClass(image.color), className].filter(Boolean).join(' ');
  const loading = priority ? fetchFirst : ({ loading: 'lazy' } as const);
  // `loading` is before `src`: a browser that sets attributes one by one would otherwise fetch at once.
  return (
    <span className={classes} data-shape={shape}>
      <img
        {...loading}
        decoding="async"
        alt={image.alt}
        width={image.width}
        height={image.height}
        sizes={sizes}
        srcSet={addresses.srcSet}
        src={addresses.src}
      />
    </span>
  );
}
