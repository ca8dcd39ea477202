import { foldWord, splitWords, stemWord, type SearchLanguage } from './words.ts';

/** Characters of a query that count. */
const maxQueryLength = 100;
/** Words of a query that count. */
const maxTerms = 8;
/** A shorter word matches as a beginning only if it is the last one. */
const minPrefixLength = 4;

/** A word of a query, folded. */
export interface SearchTerm {
  word: string;
  /** Its stem; only in languages whose endings are known. */
  stem?: string;
  /** True if a word matches that begins with it. */
  isPrefix: boolean;
  /** Longer words of the texts that contain it, such as compounds. */
  compounds?: readonly string[];
}

export interface SearchQuery {
  /** The query in one line, as it is shown in the field. */
  text: string;
  /** Empty if the query has no letters and digits. */
  terms: readonly SearchTerm[];
}

/** Reads what a visitor typed. Signs have no meaning; what is too long is cut. */
export function readSearchQuery(typed: string, language: SearchLanguage): SearchQuery {
  const text = [
    ...typed
      .slice(0, 4 * maxQueryLength)
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, maxQueryLength)
    .join('')
    .trim();
  const words = [...splitWords(text)]
    .map(({ word }) => foldWord(word, language))
    .filter((word) => word !== '');
  const terms = [...new Set(words)].slice(0, maxTerms);
  return {
    text,
    terms: terms.map((word, index) => {
      const stem = stemWord(word, language);
      return {
        word,
        ...(stem !== undefined && { stem }),
        isPrefix: index === terms.length - 1 || (stem === undefined && word.length >= minPrefixLength),
      };
    }),
  };
}

/**
 * Writes terms as an FTS5 query. Every word is quoted, so none is an operator.
 *
 * @param join `AND` for texts with all terms, `OR` for texts with any
 */
export function toMatchExpression(terms: readonly SearchTerm[], join: 'AND' | 'OR'): string {
  return terms
    .map(({ word, stem, isPrefix, compounds = [] }) => {
      const whole =
        isPrefix || stem === undefined ? `{title_words text_words} : "${word}"${isPrefix ? ' *' : ''}` : '';
      const stemmed = stem === undefined ? '' : `{title_stems text_stems} : "${stem}"`;
      const longer = compounds.length > 0 ? `{title_words text_words} : (${formatWords(compounds)})` : '';
      return `(${[whole, stemmed, longer].filter(Boolean).join(' OR ')})`;
    })
    .join(` ${join} `);
}

function formatWords(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(' OR ');
}

/** True if a word of a text is one that the term finds. */
export function matchesTerm(
  { word, stem, isPrefix, compounds }: SearchTerm,
  folded: string,
  language: SearchLanguage,
): boolean {
  if (folded === word || (isPrefix && folded.startsWith(word)) || compounds?.includes(folded)) return true;
  // Stems keep the beginning of a word: most words are told apart without computing theirs.
  return stem !== undefined && folded.startsWith(stem.slice(0, 2)) && stemWord(folded, language) === stem;
}
