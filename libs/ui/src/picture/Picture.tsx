import type { ReactElement } from 'react';
import { priorityAttributes } from './priority-attributes.ts';
import { getPictureUrls, type PictureSource } from './picture-source.ts';
import styles from './Picture.module.css';
import { getTintClass } from './tint.ts';

/** Aspect ratio of the frame; `natural` keeps the image's own. */
export type PictureShape = 'natural' | '3:2' | '16:9' | '21:9' | '4:5' | '1:1';

export interface PictureProps {
  /** URLs of its sizes, its alternative text, width, height and dominant colour. */
  image: PictureSource;
  /** Display width, as in the `sizes` attribute: `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** @default 'natural' */
  shape?: PictureShape;
  /**
   * For the first image of a page: loads at once with high priority, instead of lazily.
   * @default false
   */
  priority?: boolean;
  /** Further classes of the frame. */
  className?: string | undefined;
}

/**
 * An image in a frame that has its proportions and dominant colour before the image loads, so that nothing shifts.
 * Renders nothing without an image URL.
 *
 * @example
 * import { toSafeImageUrl } from '@guildhall/safe-content';
 *
 * const image = { md: toSafeImageUrl('/media/tide.webp', policy), alt: 'The harbour', width: 1600, height: 1067 };
 * <Picture image={image} sizes="(min-width: 60rem) 33vw, 100vw" shape="3:2" />;
 */
export function Picture({
  image,
  sizes,
  shape = 'natural',
  priority = false,
  className,
}: PictureProps): ReactElement | null {
  const urls = getPictureUrls(image);
  if (!urls) return null;
  const classes = [styles['frame'], getTintClass(image.color), className].filter(Boolean).join(' ');
  const loading = priority ? priorityAttributes : ({ loading: 'lazy' } as const);
  // `loading` comes before `src`: browsers that set attributes one by one would otherwise load at once.
  return (
    <span className={classes} data-shape={shape}>
      <img
        {...loading}
        decoding="async"
        alt={image.alt}
        width={image.width}
        height={image.height}
        sizes={sizes}
        srcSet={urls.srcSet}
        src={urls.src}
      />
    </span>
  );
}
