import type { SafeHtml } from '@guildhall/safe-content';
import { Html } from '@guildhall/ui';
import type { ReactElement } from 'react';

const blockElement = /<(?:p|ul|ol|div|h[1-6]|blockquote|figure|table)[\s>]/;

/** A card's description: a paragraph, unless the editor's text brings paragraphs of its own. */
export function cardText(html: SafeHtml | undefined): ReactElement | null {
  return html ? Html({ html, as: blockElement.test(html) ? 'div' : 'p' }) : null;
}
