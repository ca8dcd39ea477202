import { wrapTables } from '@guildhall/safe-content';
import type { ReactElement } from 'react';
import { Html, type HtmlProps } from '../html/Html.tsx';
import aligned from './Aligned.module.css';
import anchors from './Anchors.module.css';
import details from './Details.module.css';
import tables from './Tables.module.css';
import terms from './Terms.module.css';

/** What a text may hold beside paragraphs and lists, and the class of the styles for it. */
const looks: readonly (readonly [held: RegExp, look: string | undefined])[] = [
  [/<table[ >]/, tables['tables']],
  [/<details[ >]/, details['details']],
  [/<(?:dl|dfn|kbd|samp|code|pre|mark|abbr|sup|sub|address)[ >]/, terms['terms']],
  [/ class="[^"]*(?:align|drop-cap)/, aligned['aligned']],
  [/<a [^>]*name="/, anchors['anchors']],
];

/**
 * An editor's text as it looks in the editor: besides what `Html` does, tables that scroll by themselves, details,
 * definitions, keys, alignment, drop caps, anchors. Their styles are classes of modules of their own, so that a page
 * that has the styles of what it shows has them only where such a text is.
 *
 * @example <RichText html={block.html} />
 */
export function RichText({ html, className, ...rest }: HtmlProps): ReactElement {
  if (!html.includes('<')) return <Html html={html} className={className} {...rest} />;
  const held = looks.filter(([shape]) => shape.test(html)).map(([, look]) => look);
  const classes = [...held, className].filter(Boolean).join(' ');
  return <Html html={wrapTables(html, tables['box'] ?? '')} className={classes || undefined} {...rest} />;
}
