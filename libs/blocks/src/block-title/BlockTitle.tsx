import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './BlockTitle.module.css';

/** A section title under a rule. */
export function BlockTitle({ block }: BlockProps<BlockOf<'block-title'>>): ReactElement {
  return <h2 className={styles['title']}>{block.title}</h2>;
}

export const blockTitleBlock = defineView(BlockTitle, { heading: 'own' });
