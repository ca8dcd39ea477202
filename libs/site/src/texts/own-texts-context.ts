import { createContext } from 'react';
import type { OwnTexts } from './site-texts.ts';

/** Own texts of the site whose page is rendered, for the islands on it. */
export const OwnTextsContext = createContext<OwnTexts | undefined>(undefined);
