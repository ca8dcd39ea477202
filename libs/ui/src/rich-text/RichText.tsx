'use client';

import { wrapTables } from '@guildhall/safe-content';
import { useContext, type ReactElement } from 'react';
import { Html, type HtmlProps } from '../html/Html.tsx';
import { UiTextsContext } from '../texts/ui-texts-context.ts';
import aligned from './Aligned.module.css';
import anchors from './Anchors.module.css';
import details from './Details.module.css';
import inks from './Inks.module.css';
import lists from './Lists.module.css';
import tables from './Tables.module.css';
import terms from './Terms.module.css';

/** Markup beyond paragraphs and lists, with the class that styles it. */
const styleRules: readonly (readonly [markup: RegExp, className: string | undefined])[] = [
  [/<table[ >]/, tables['tables']],
  [/<details[ >]/, details['details']],
  [/<(?:dl|dfn|kbd|samp|code|pre|mark|abbr|sup|sub|address)[ >]/, terms['terms']],
  [/ class="[^"]*(?:align|drop-cap)/, aligned['aligned']],
  [/<a [^>]*name="/, anchors['anchors']],
  [/ class="[^"]*ink-/, inks['inks']],
  [/<ol [^>]*type="[iI]"| class="[^"]*list-/, lists['lists']],
];

/**
 * An editor's text as it looks in the editor. Beyond `Html`, it supports scrolling tables, details, definitions, keyboard
 * keys, alignment, drop caps, anchors, coloured words and kinds of lists. Each has its own CSS module, so that a page loads only the styles it uses.
 *
 * @example
 * import { sanitizeHtml } from '@guildhall/safe-content';
 *
 * <RichText html={sanitizeHtml('<table><tr><td>High tide</td><td>6:12</td></tr></table>', policy)} />;
 */
export function RichText({ html, className, ...rest }: HtmlProps): ReactElement {
  const { table } = useContext(UiTextsContext);
  if (!html.includes('<')) return <Html html={html} className={className} {...rest} />;
  const usedStyles = styleRules.filter(([markup]) => markup.test(html)).map(([, style]) => style);
  const classes = [...usedStyles, className].filter(Boolean).join(' ');
  const boxed = html.includes('<table') ? wrapTables(html, tables['box'] ?? '', table) : html;
  return <Html html={boxed} className={classes || undefined} {...rest} />;
}
