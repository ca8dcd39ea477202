import type { BlockOf } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './LargeIntroText.module.css';

/** A thought set large across the page; its first line starts where the reading column starts. */
export function LargeIntroText({ block }: BlockProps<BlockOf<'large-intro-text'>>): ReactElement {
  return <RichText className={styles['thought']} html={block.text} />;
}

export const largeIntroTextBlock = defineView(LargeIntroText);
