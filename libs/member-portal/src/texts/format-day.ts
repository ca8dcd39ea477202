/** Formats in the page's language, in English as 'March 05, 2027'; `undefined` for an unreadable date. Month and day stay on one line. */
export function formatDay(iso: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return date
    .toLocaleDateString(document.documentElement.lang || 'en', {
      year: 'numeric',
      month: 'long',
      day: '2-digit',
      timeZone: 'UTC',
    })
    .replace(' ', '\u00a0');
}
