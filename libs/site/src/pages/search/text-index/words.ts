/** Language whose word endings the search knows; `other` texts are found by the beginnings of their words. */
export type SearchLanguage = 'en' | 'de' | 'other';

/** A word of a text, with its place there in UTF-16 units. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** Longer words count as this beginning of them. */
const maxWordLength = 40;

/** Letters that Unicode does not take apart into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

/** @param tag such as `de-AT` */
export function toSearchLanguage(tag: string): SearchLanguage {
  const [language] = tag.toLowerCase().split('-');
  return language === 'en' || language === 'de' ? language : 'other';
}

/** Letters and digits, and between them characters that take no place, such as soft hyphens and zero-width spaces. */
const wordShape = /[\p{L}\p{N}\p{M}]+(?:\p{Cf}+[\p{L}\p{N}\p{M}]+)*/gu;

/** Splits a text into its words: letters and digits of any script. */
export function* splitWords(text: string): Generator<PlacedWord> {
  for (const match of text.matchAll(wordShape))
    yield { word: match[0], start: match.index, end: match.index + match[0].length };
}

/**
 * Returns a word in the spelling that texts and queries are compared in: small letters without marks. German umlauts
 * may be written with an e.
 *
 * @example foldWord('Ørsted', 'en') // 'orsted'
 * @example foldWord('Ueberfahrt', 'de') // 'uberfahrt', like 'Überfahrt'
 */
export function foldWord(word: string, language: SearchLanguage): string {
  const folded = (isPlain(word) ? word.toLowerCase() : foldLetters(word)).slice(0, maxWordLength);
  return language === 'de' ? folded.replace(/([ao])e|(?<![aeoq])(u)e/g, '$1$2') : folded;
}

function isPlain(word: string): boolean {
  return /^[a-z0-9]*$/i.test(word);
}

function foldLetters(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[æœøßðđþłıς]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns a folded word without its ending, so that forms of one word are equal; `undefined` in languages whose endings
 * are unknown.
 *
 * @example stemWord('boote', 'de') // 'boot', like 'booten'
 */
export function stemWord(folded: string, language: SearchLanguage): string | undefined {
  if (language === 'en') return stemEnglish(folded);
  return language === 'de' ? stemGerman(folded) : undefined;
}

/** Removes plural endings, -ing, -ed and -ly, and a final e. */
function stemEnglish(word: string): string {
  if (word.length < 4) return word;
  const singular = word
    .replace(/(..)ies$/, '$1y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^sui])s$/, '$1');
  const base = singular
    .replace(/^(.*[aeiouy].+)ly$/, '$1')
    .replace(/^(?=.{3,}(?:ing|ed)$)([^aeiouy]*[aeiouy].*?)(?:ing|(?<!e)ed)$/, '$1')
    .replace(/([bdfgmnprt])\1$/, '$1');
  return base.length < 4 ? base : base.replace(/e$/, '').replace(/y$/, 'i');
}

/** Removes the endings of cases, numbers and adjectives. */
function stemGerman(word: string): string {
  if (word.length > 7 && word.endsWith('innen')) return word.slice(0, -3);
  const base =
    word.length > 5 && word.endsWith('ern')
      ? word.slice(0, -3)
      : word.length > 4 && /e[mnrs]$/.test(word)
        ? word.slice(0, -2)
        : word.length > 3 && word.endsWith('e')
          ? word.slice(0, -1)
          : word.length > 4 && /[bdfghklmnrt]s$/.test(word)
            ? word.slice(0, -1)
            : word;
  return base.endsWith('niss') ? base.slice(0, -1) : base;
}
