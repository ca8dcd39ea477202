import type { ListBlock } from '@guildhall/cms-client';
import { Html } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import styles from './ListView.module.css';

/** Points, or numbered steps, in running text. */
export function ListView({ block }: BlockProps<ListBlock>): ReactElement | null {
  if (block.listItems.length === 0) return null;
  const List = block.listType;
  return (
    <List role="list" className={styles['list']}>
      {block.listItems.map((item, index) => (
        <Html key={index} html={item} as="li" />
      ))}
    </List>
  );
}
