import type { SafeHtml } from '@guildhall/safe-content';
import { Html } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { getWrapperElement } from '../text/get-wrapper-element.ts';

/** Renders a card's description in a paragraph, unless it contains block elements. */
export function renderCardText(html: SafeHtml | undefined): ReactElement | null {
  return html ? Html({ html, as: getWrapperElement(html, 'p') }) : null;
}
