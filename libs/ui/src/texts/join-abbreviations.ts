/**
 * Keeps abbreviations of single letters on one line, such as “e. V.” and initials.
 *
 * @example
 * joinAbbreviations('Ellersiel e. V.'); // with a no-break space before `V.`
 */
export function joinAbbreviations(text: string): string {
  return text.replace(/(?<=(?:^|[\s(])\p{L}\.) (?=\p{L}\.)/gu, '\u{a0}');
}
