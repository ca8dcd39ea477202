import type { BlockOf } from '@guildhall/cms-client';
import { ButtonLink, Html, Picture } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { hasFirstPicture } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { getWrapperElement } from '../text/get-wrapper-element.ts';
import styles from './BannerView.module.css';

/** A wide picture with a label pinned to it, in the accent colour or the editor's background colour. */
export function BannerView({ block, context, index }: BlockProps<BlockOf<'banner'>>): ReactElement {
  return (
    <div className={styles['banner']} data-picture={block.image ? true : undefined}>
      {block.image && (
        <Picture
          image={block.image}
          className={styles['picture']}
          sizes="100vw"
          priority={hasFirstPicture(context, index)}
        />
      )}
      <div className={styles['label']} data-ground={block.backgroundColor ?? 'warm'}>
        <h2>{block.title}</h2>
        {block.description && (
          <Html html={block.description} as={getWrapperElement(block.description, 'p')} />
        )}
        {block.link && (
          <ButtonLink href={block.link.url} target={block.link.target} variant="quiet">
            {block.link.title}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export const bannerBlock = defineView(BannerView, {
  heading: 'own',
  fillsGround: true,
  hasPicture: ({ image }) => image !== undefined,
});
