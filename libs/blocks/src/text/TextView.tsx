import type { TextBlock } from '@guildhall/cms-client';
import { Html } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import styles from './TextView.module.css';

const blockElement = /^\s*<(?:p|h[1-6]|ul|ol|div|blockquote|figure|table|section)[\s>]/;

/** Running text: a paragraph, a heading, or free HTML, in the reading measure. */
export function TextView({ block, context }: BlockProps<TextBlock>): ReactElement | null {
  if (block.html.trim() === '') return null;
  return (
    <Html className={styles['text']} html={block.html} as={elementOf(block, context.outline?.title ?? -1)} />
  );
}

function elementOf(
  { textType, html }: TextBlock,
  pageTitle: number,
): 'div' | Exclude<TextBlock['textType'], 'html'> {
  // An editor's text may bring its own paragraphs or headings: these cannot stand inside another.
  if (textType === 'html' || blockElement.test(html)) return 'div';
  // A page has one title; a second `h1` is a heading of the text.
  return textType === 'h1' && pageTitle >= 0 ? 'h2' : textType;
}
