import type { Image } from '@guildhall/cms-client';
import { priorityAttributes, getTintClass } from '@guildhall/ui';
import { cloneElement, type ReactElement } from 'react';

interface CardPictureOptions {
  /**
   * `lg` (1024 px) for pictures displayed wider than about 320 px.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /** Only for the one large picture of a list: display width, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /**
   * Loads at once with high priority.
   * @default false
   */
  priority?: boolean;
}

/**
 * Renders a card's picture, with an empty `alt` because it decorates the title. Width, height and tint reserve its place.
 * Parts of cards are plain functions: in a list of a thousand cards, components would double their cost.
 */
export function renderCardPicture(
  image: Image | undefined,
  options: CardPictureOptions = {},
): ReactElement | null {
  const { size = 'md', sizes, priority = false } = options;
  const src = image && (image[size] ?? image.lg ?? image.md ?? image.xl ?? image.hero);
  if (!src) return null;
  // `loading` comes before `src`: browsers that set attributes one by one would otherwise load at once. No spread:
  // it would make the whole list a tenth slower.
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
  return widths.flatMap(([url, width]) => (url ? [`${url} ${width}w`] : [])).join(', ');
}
