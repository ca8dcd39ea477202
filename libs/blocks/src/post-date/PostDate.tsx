import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { dateTexts } from './date-texts.ts';
import { renderPostDate } from './render-post-date.tsx';
import styles from './PostDate.module.css';

/** A page's date, in English such as 'March 05, 2021'; renders nothing for a date that does not exist. */
export function PostDate({ block, context }: BlockProps<BlockOf<'post-date'>>): ReactElement | null {
  const date = renderPostDate(block.date, { ...dateTexts, ...context.texts?.dates });
  return date && <p className={styles['date']}>{date}</p>;
}

export const postDateBlock = defineView(PostDate, { heading: 'own', space: 'l' });
