import type { BlockOf } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './LargeIntroText.module.css';

/** Large text across the page; its first line is indented to the reading column. */
export function LargeIntroText({ block }: BlockProps<BlockOf<'large-intro-text'>>): ReactElement {
  return <RichText className={styles['thought']} html={block.text} />;
}

export const largeIntroTextBlock = defineView(LargeIntroText);
