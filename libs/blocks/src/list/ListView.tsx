import type { BlockOf } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './ListView.module.css';

/** A bulleted or numbered list in running text. */
export function ListView({ block }: BlockProps<BlockOf<'list'>>): ReactElement | null {
  if (block.listItems.length === 0) return null;
  const { listType: List, start, reversed, numbering } = block;
  return (
    <List
      role="list"
      className={styles['list']}
      {...(List === 'ol' && { start, reversed, type: numbering, 'data-numbering': numbering })}
    >
      {block.listItems.map((item, index) => (
        <RichText key={index} html={item} as="li" />
      ))}
    </List>
  );
}

export const listBlock = defineView(ListView, { heading: 'beside', space: 'm' });
