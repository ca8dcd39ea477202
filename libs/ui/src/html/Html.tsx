import { toTrustedHtml, type SafeHtml } from '@guildhall/safe-content';
import type { ReactElement } from 'react';
import styles from './Html.module.css';

type TextElement = 'div' | 'section' | 'p' | 'span' | 'li' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HtmlProps {
  /** From `sanitizeHtml` of `@guildhall/safe-content`. */
  html: SafeHtml;
  /**
   * The wrapping element. Elements for phrasing content get no text rhythm.
   * @default 'div'
   */
  as?: TextElement;
  /** Further classes of the wrapping element. */
  className?: string | undefined;
}

/**
 * Puts sanitised HTML on a page; nothing else does. In a `div` or `section`, paragraphs, lists, headings, tables and
 * quotations get the rhythm of running text; any class in the same layer overrides it.
 *
 * @example
 * import { sanitizeHtml } from '@guildhall/safe-content';
 *
 * <Html html={sanitizeHtml('<p>Twice a <em>day</em>.</p>', policy)} />;
 */
export function Html({ html, as: Element = 'div', className }: HtmlProps): ReactElement {
  const classes = [isFlow(Element) ? styles['flow'] : undefined, className].filter(Boolean).join(' ');
  return (
    <Element
      {...(classes && { className: classes })}
      dangerouslySetInnerHTML={{ __html: toTrustedHtml(html) }}
    />
  );
}

function isFlow(element: TextElement): boolean {
  return element === 'div' || element === 'section';
}
