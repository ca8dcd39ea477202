import type { BlockOf } from '@guildhall/cms-client';
import { ArrowLink, Picture, RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { hasFirstPicture } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { phonePictureWidth } from '../blocks/picture-widths.ts';
import styles from './ImageText.module.css';

/** A picture with text beside it; `alignment` is the side of the picture. */
export function ImageText({ block, context, index }: BlockProps<BlockOf<'image-text'>>): ReactElement {
  return (
    <div className={styles['pair']} data-picture={block.image ? block.alignment : 'none'}>
      {block.image && (
        <Picture
          image={block.image}
          className={styles['picture']}
          sizes={`(min-width: 92rem) 48rem, (min-width: 60rem) 52vw, ${phonePictureWidth}`}
          priority={hasFirstPicture(context, index)}
        />
      )}
      <div className={styles['text']}>
        {block.title && <h2>{block.title}</h2>}
        <RichText html={block.text} />
        {block.link && (
          <ArrowLink href={block.link.url} target={block.link.target}>
            {block.link.title}
          </ArrowLink>
        )}
      </div>
    </div>
  );
}

export const imageTextBlock = defineView(ImageText, {
  heading: 'own',
  hasPicture: ({ image }) => image !== undefined,
});
