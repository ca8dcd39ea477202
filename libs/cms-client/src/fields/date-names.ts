/** Languages in which dates are read; the first wins where a word names two months. */
const languages = [
  ...[
    'en',
    'da',
    'de',
    'fr',
    'sv',
    'nb',
    'nl',
    'es',
    'it',
    'pt',
    'fi',
    'pl',
    'cs',
    'is',
    'et',
    'hu',
    'de-AT',
    'en-GB',
  ],
];

type Part = 'month' | 'weekday';

const names: Partial<Record<Part, ReadonlyMap<string, number>>> = {};

/**
 * Returns the month (from 1) that a word names in any of these languages, in full or shortened.
 * @example findMonth('März') // 3
 */
export function findMonth(word: string): number | undefined {
  names.month ??= collectNames('month', 12).set('sept', 9);
  return names.month.get(fold(word));
}

/** Returns true for the name of a day of the week. */
export function isWeekday(word: string): boolean {
  names.weekday ??= collectNames('weekday', 7);
  return names.weekday.has(fold(word));
}

function collectNames(part: Part, count: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const language of languages)
    for (const style of ['long', 'short'] as const)
      for (const day of ['numeric', undefined] as const) {
        const format = new Intl.DateTimeFormat(language, { [part]: style, day, timeZone: 'UTC' });
        for (let number = 1; number <= count; number++) {
          const time = part === 'month' ? Date.UTC(2026, number - 1, 1) : Date.UTC(2026, 1, number);
          const name = fold(format.formatToParts(time).find(({ type }) => type === part)?.value ?? '');
          if (/^\p{L}{2,}$/u.test(name) && !found.has(name)) found.set(name, number);
        }
      }
  return found;
}

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();
