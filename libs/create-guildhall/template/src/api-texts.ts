import { englishApiTexts, type ApiTexts } from '@guildhall/api';

/** Texts of emails and messages. */
export const texts: ApiTexts = { ...englishApiTexts };
