import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { hasPageTitle } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './PageTitle.module.css';

/** The title of a page without a hero: `h1`, unless an earlier block already has it. */
export function PageTitle({ block, context, index }: BlockProps<BlockOf<'page-title'>>): ReactElement {
  const Heading = hasPageTitle(context, index) ? 'h1' : 'h2';
  return (
    <header className={styles['title']}>
      <Heading data-transition="title">{block.title}</Heading>
      {block.subTitle && <p>{block.subTitle}</p>}
    </header>
  );
}

export const pageTitleBlock = defineView(PageTitle, { heading: 'own', pageTitle: true });
