import type { SafeHtml } from '@guildhall/safe-content';
import { Html } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { elementFor } from '../text/element-for.ts';

/** A card's description: a paragraph, unless the editor's text has paragraphs of its own. */
export function cardText(html: SafeHtml | undefined): ReactElement | null {
  return html ? Html({ html, as: elementFor(html, 'p') }) : null;
}
