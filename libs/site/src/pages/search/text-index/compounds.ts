import type { Statement } from './open-search-database.ts';
import type { SearchTerm } from './search-query.ts';
import type { SearchLanguage } from './words.ts';

/** Letters of a word that is searched inside others, and of the shortest word that contains one and another. */
const minPartLength = 4;
const minCompoundLength = 7;
/** Compounds that a word finds, the shortest first. */
const maxCompounds = 40;

/** English writes compounds apart: a word inside another one is mostly a coincidence there. */
const hasCompounds = (language: SearchLanguage) => language !== 'en';

/** Stores the folded words of a text that may be compounds. */
export function storeLongWords(all: Statement, words: readonly string[], language: SearchLanguage): void {
  if (!hasCompounds(language)) return;
  const long = [...new Set(words)].filter((word) => word.length >= minCompoundLength);
  all('INSERT OR IGNORE INTO long_words (word) SELECT value FROM json_each(:words)', {
    words: JSON.stringify(long),
  });
}

/** Adds to each term the words of all texts that contain it, such as compounds. */
export function addCompounds(
  all: Statement,
  terms: readonly SearchTerm[],
  language: SearchLanguage,
): readonly SearchTerm[] {
  if (!hasCompounds(language)) return terms;
  return terms.map((term) => {
    const { word, stem = word } = term;
    if (stem.length < minPartLength) return term;
    const rows = all(
      'SELECT word FROM word_parts WHERE word_parts MATCH :part ORDER BY length(word), word LIMIT :limit',
      { part: `"${stem}"`, limit: maxCompounds },
    );
    return rows.length === 0 ? term : { ...term, compounds: rows.map((row) => String(row['word'])) };
  });
}
