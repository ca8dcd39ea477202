import type { BlockOf } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import breakout from './TextBreakout.module.css';
import styles from './TextView.module.css';

const blockElement = /<(?:p|h[1-6]|ul|ol|dl|div|blockquote|figure|table|details|pre|hr|address)[ >]/;
const breaksOut = / class="[^"]*align(?:wide|full)/;

/** Running text: a paragraph, a heading, or free HTML, in the reading measure. */
export function TextView({ block, context }: BlockProps<BlockOf<'text'>>): ReactElement | null {
  if (block.html.trim() === '') return null;
  const classes = [styles['text'], breaksOut.test(block.html) && breakout['breakout']]
    .filter(Boolean)
    .join(' ');
  return (
    <RichText className={classes} html={block.html} as={getElement(block, context.outline?.title ?? -1)} />
  );
}

export const textBlock = defineView(TextView, { heading: 'beside', space: 'm' });

function getElement(
  { textType, html }: BlockOf<'text'>,
  pageTitle: number,
): 'div' | Exclude<BlockOf<'text'>['textType'], 'html'> {
  // An editor's text may have its own paragraphs or headings: these cannot be inside another.
  if (textType === 'html' || blockElement.test(html)) return 'div';
  // A page has one title; a second `h1` is a heading of the text.
  return textType === 'h1' && pageTitle >= 0 ? 'h2' : textType;
}
