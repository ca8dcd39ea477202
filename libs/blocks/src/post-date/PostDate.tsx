import type { PostDateBlock } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { postDate } from './post-date.tsx';
import styles from './PostDate.module.css';

/** When this page was written, like 'March 05, 2021'; nothing when the day does not exist. */
export function PostDate({ block }: BlockProps<PostDateBlock>): ReactElement | null {
  const date = postDate(block.date);
  return date && <p className={styles['date']}>{date}</p>;
}
