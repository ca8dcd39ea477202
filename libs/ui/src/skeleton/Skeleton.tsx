import type { ReactElement } from 'react';
import styles from './Skeleton.module.css';
import type { PictureShape } from '../picture/Picture.tsx';

/** `card` is a picture, a title and lines of text. */
type SkeletonShape = 'picture' | 'title' | 'text' | 'card';

export interface SkeletonProps {
  /** The kind of content that will take its place. */
  shape: SkeletonShape;
  /**
   * Lines of text.
   * @default 3
   */
  lines?: number;
  /**
   * Aspect ratio of the picture.
   * @default '3:2'
   */
  picture?: Exclude<PictureShape, 'natural'>;
}

/**
 * A placeholder for loading content, shown after 300 ms. Decoration only: pair it with a `Loader`.
 *
 * @example
 * <>
 *   <Loader label="Loading events…" />
 *   <Skeleton shape="card" lines={2} picture="16:9" />
 * </>;
 */
export function Skeleton({ shape, lines = 3, picture = '3:2' }: SkeletonProps): ReactElement {
  return (
    <span className={styles['skeleton']} aria-hidden="true">
      {(shape === 'picture' || shape === 'card') && (
        <span className={styles['picture']} data-shape={picture} />
      )}
      {(shape === 'title' || shape === 'card') && <span className={styles['title']} />}
      {(shape === 'text' || shape === 'card') &&
        Array.from({ length: lines }, (_, line) => <span key={line} className={styles['line']} />)}
    </span>
  );
}
