'use client';

import { createContext } from 'react';
import { uiTexts } from './ui-texts.ts';

/**
 * Texts of the components below; an app in another language provides its own.
 * @default `uiTexts`, in English
 * @example
 * const texts = { newTab: '(new tab)', table: 'Figures' };
 *
 * <UiTextsContext.Provider value={texts}><ArrowLink href="/tides">Tides</ArrowLink></UiTextsContext.Provider>;
 */
export const UiTextsContext = createContext(uiTexts);
