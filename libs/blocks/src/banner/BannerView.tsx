import type { BlockOf } from '@guildhall/cms-client';
import { ButtonLink, Html, Picture } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { hasFirstPicture } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { elementFor } from '../text/element-for.ts';
import styles from './BannerView.module.css';

/** An invitation: a label in the accent colour pinned to a wide picture. On a ground of its own it takes that colour. */
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
      <div className={styles['label']} data-ground={block.backgroundColor ?? 'peach'}>
        <h2>{block.title}</h2>
        {block.description && <Html html={block.description} as={elementFor(block.description, 'p')} />}
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
  waits: 'usual',
  fillsGround: true,
  hasPicture: ({ image }) => image !== undefined,
});
