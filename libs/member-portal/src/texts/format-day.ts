import { formatDay as formatInLanguage } from '@guildhall/organisation';

/** Formats in the page's language, in English as 'March 05, 2027'; `undefined` for an unreadable date. Month and day stay on one line. */
export function formatDay(iso: string): string | undefined {
  if (Number.isNaN(Date.parse(iso))) return undefined;
  return formatInLanguage(iso, document.documentElement.lang || 'en').replace(' ', '\u00a0');
}
