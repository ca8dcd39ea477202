'use client';

import { useContext, type ReactElement } from 'react';
import { UiTextsContext } from '../texts/ui-texts-context.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/**
 * The new-tab arrow in words, for screen readers.
 *
 * @example
 * <a href="https://elsewhere.example" target="_blank" rel="noopener">Elsewhere<NewTabNote /></a>;
 */
export function NewTabNote(): ReactElement {
  return <VisuallyHidden>{` ${useContext(UiTextsContext).newTab}`}</VisuallyHidden>;
}
