import { isEnglish, type Organisation } from '@guildhall/organisation';
import { fix, type Finding } from '@guildhall/server-kit';
import type { ApiTexts } from '../texts/api-texts.ts';

/** Finds an organisation in another language than English whose emails and messages are in English. */
export function checkTexts({ language }: Pick<Organisation, 'language'>, texts?: ApiTexts): Finding[] {
  if (texts !== undefined || isEnglish(language)) return [];
  return [
    fix(
      'texts',
      `emails and messages are in English, and the organisation’s language is ${language}: give its texts to runApi and collectApiFindings`,
    ),
  ];
}
