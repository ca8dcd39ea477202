'use client';

import { createContext } from 'react';
import { dateTexts, type DateTexts } from '../post-date/date-texts.ts';
import { cardTexts, type CardTexts } from './card-texts.ts';

/**
 * Texts of the cards below. A context, because cards of a category are rendered by themselves, without the blocks of
 * their page.
 *
 * @example
 * const texts = { ...cardTexts, free: 'No charge', dates: dateTexts };
 * <CardTextsContext.Provider value={texts}><CardGrid cardType="calendar" cards={[]} /></CardTextsContext.Provider>;
 */
export const CardTextsContext = createContext<CardTexts & { dates: DateTexts }>({
  ...cardTexts,
  dates: dateTexts,
});
