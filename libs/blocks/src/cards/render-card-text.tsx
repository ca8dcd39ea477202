import type { SafeHtml } from '@guildhall/safe-content';
import { Html } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { getWrapperElement } from '../text/get-wrapper-element.ts';

/** A card's description: a paragraph, unless the editor's text has paragraphs of its own. */
export function renderCardText(html: SafeHtml | undefined): ReactElement | null {
  return html ? Html({ html, as: getWrapperElement(html, 'p') }) : null;
}
