import type { PageTitleBlock } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { carriesPageTitle } from '../blocks/blocks-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import styles from './PageTitle.module.css';

/** The title of a page that opens with words: `h1`, unless an earlier block of the page is that already. */
export function PageTitle({ block, context, index }: BlockProps<PageTitleBlock>): ReactElement {
  const Heading = carriesPageTitle(context, index) ? 'h1' : 'h2';
  return (
    <header className={styles['title']}>
      <Heading data-transition="title">{block.title}</Heading>
      {block.subTitle && <p>{block.subTitle}</p>}
    </header>
  );
}
