import type { Image } from '@guildhall/cms-client';
import { priorityAttributes, getTintClass } from '@guildhall/ui';
import { cloneElement, type ReactElement } from 'react';

interface CardPictureOptions {
  /**
   * `lg` (1024 px) for pictures drawn wider than about 320 px.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /** Given for the one large picture of a list: the width it is drawn at, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /**
   * Fetched at once and first.
   * @default false
   */
  priority?: boolean;
}

/**
 * The picture of a card: decoration beside a title that says it all, so its `alt` is empty. One bare element; width,
 * height and tint hold its place. (A plain function, like all parts of cards: a list may have a thousand, and as a
 * component each part would cost as much again as the element it makes.)
 */
export function renderCardPicture(
  image: Image | undefined,
  options: CardPictureOptions = {},
): ReactElement | null {
  const { size = 'md', sizes, priority = false } = options;
  const src = image && (image[size] ?? image.lg ?? image.md ?? image.xl ?? image.hero);
  if (!src) return null;
  // `loading` is before `src`: a browser that sets attributes one by one would otherwise fetch at once. Nothing is
  // spread into the element: that would make the whole list a tenth slower.
  const picture = (
    <img
      className={getTintClass(image.color)}
      loading="lazy"
      alt=""
      width={image.width}
      height={image.height}
      sizes={sizes}
      srcSet={sizes && candidates(image)}
      src={src}
      data-transition="picture"
    />
  );
  return priority ? cloneElement(picture, priorityAttributes) : picture;
}

function candidates({ md, lg, xl, hero }: Image): string {
  const widths = [
    [md, 640],
    [lg, 1024],
    [xl, 1600],
    [hero, 1920],
  ] as const;
  return widths.flatMap(([address, width]) => (address ? [`${address} ${width}w`] : [])).join(', ');
}
