import type { BlockTitleBlock } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import styles from './BlockTitle.module.css';

/** Opens a part of a page: a title under a rule. */
export function BlockTitle({ block }: BlockProps<BlockTitleBlock>): ReactElement {
  return <h2 className={styles['title']}>{block.title}</h2>;
}
