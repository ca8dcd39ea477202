'use client';

import { createContext } from 'react';
import { uiTexts } from './ui-texts.ts';

/**
 * Texts of the components below; an app in another language provides its own.
 * @default `uiTexts`, in English
 * @example
 * const texts = { newTab: '(öffnet einen neuen Tab)', table: 'Tabelle' };
 *
 * <UiTextsContext.Provider value={texts}><ArrowLink href="/tides">Gezeiten</ArrowLink></UiTextsContext.Provider>;
 */
export const UiTextsContext = createContext(uiTexts);
