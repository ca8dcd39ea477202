import type { BlockOf, Image } from '@guildhall/cms-client';
import { Html, Picture } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { hasFirstPicture } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { phonePictureWidth } from '../blocks/picture-widths.ts';
import { getWrapperElement } from '../text/get-wrapper-element.ts';
import styles from './ImageView.module.css';

const sizes = {
  standard: `(min-width: 60rem) 38rem, ${phonePictureWidth}`,
  wide: '(min-width: 60rem) 72vw, 94vw',
} as const;

/**
 * An image in the reading column, as wide as its editor made it; or, if wide, from the left margin to the window's right edge. Title and caption are in
 * the offset column if there is one.
 */
export function ImageView({ block, context, index }: BlockProps<BlockOf<'image'>>): ReactElement {
  const { image, size, width, isCentred } = block;
  return (
    <figure
      className={styles['figure']}
      data-size={size}
      data-own-width={width && (isCentred ? 'centred' : 'start')}
    >
      <Picture
        image={width ? resize(image, width) : image}
        sizes={width ? `min(${width}px, ${phonePictureWidth})` : sizes[size]}
        priority={hasFirstPicture(context, index)}
      />
      {(block.title || block.text) && (
        <figcaption>
          {block.title && <strong>{block.title}</strong>}
          {block.text && <Html html={block.text} as={getWrapperElement(block.text, 'span')} />}
        </figcaption>
      )}
    </figure>
  );
}

/** The attributes of the picture are what it is shown at: pages have no styles of their own. */
function resize({ width, height, ...image }: Image, shown: number): Image {
  return {
    ...image,
    width: shown,
    ...(width && height && { height: Math.round((shown * height) / width) }),
  };
}

export const imageBlock = defineView(ImageView, { space: 'l', spaceAfter: 'l', hasPicture: () => true });
