import type { BlockOf } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './IntroText.module.css';

/** The standfirst of a page. */
export function IntroText({ block }: BlockProps<BlockOf<'intro-text'>>): ReactElement {
  return <RichText className={styles['intro']} html={block.text} />;
}

export const introTextBlock = defineView(IntroText, { heading: 'beside', space: 'xl' });
