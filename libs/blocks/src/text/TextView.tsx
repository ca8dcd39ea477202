import type { BlockOf } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import breakout from './TextBreakout.module.css';
import styles from './TextView.module.css';

const blockElement = /<(?:p|h[1-6]|ul|ol|dl|div|blockquote|figure|table|details|pre|hr|address)[ >]/;
const breaksOut = / class="[^"]*align(?:wide|full)/;

/** Running text in the reading column: a paragraph, a heading, or free HTML. */
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
  // Paragraphs and headings in an editor's text cannot be nested.
  if (textType === 'html' || blockElement.test(html)) return 'div';
  // A page has one title: a second `h1` becomes an `h2`.
  return textType === 'h1' && pageTitle >= 0 ? 'h2' : textType;
}
