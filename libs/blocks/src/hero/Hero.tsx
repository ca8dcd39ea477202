import type { BlockOf } from '@guildhall/cms-client';
import { ButtonLink, Picture } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { hasFirstPicture, hasPageTitle } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './Hero.module.css';

/** The top of a page: a full-width picture, and a panel with the title over its corner. */
export function Hero({ block, context, index }: BlockProps<BlockOf<'hero'>>): ReactElement {
  const Heading = hasPageTitle(context, index) ? 'h1' : 'h2';
  return (
    <div className={styles['hero']} data-plain={block.image ? undefined : true}>
      {block.image && (
        <div className={styles['picture']} data-transition="picture">
          <Picture image={block.image} sizes="100vw" priority={hasFirstPicture(context, index)} />
        </div>
      )}
      <header className={styles['sheet']}>
        <Heading data-transition="title">{block.title}</Heading>
        {block.subTitle && <p>{block.subTitle}</p>}
        {block.link && (
          <ButtonLink href={block.link.url} target={block.link.target}>
            {block.link.title}
          </ButtonLink>
        )}
      </header>
    </div>
  );
}

export const heroBlock = defineView(Hero, {
  heading: 'own',
  pageTitle: true,
  fillsGround: true,
  hasPicture: ({ image }) => image !== undefined,
});
