'use client';

import { createContext } from 'react';
import { uiTexts } from './ui-texts.ts';

/** Texts of the components below; an app in another language provides its own. */
export const UiTextsContext = createContext(uiTexts);
