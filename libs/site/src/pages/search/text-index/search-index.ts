import type { ExcerptPart } from '../search-model.ts';
import { addCompounds, storeLongWords } from './compounds.ts';
import { findExcerpt } from './find-excerpt.ts';
import {
  openSearchDatabase,
  type SearchDatabase,
  type Statement,
  type SearchDatabaseOptions,
} from './open-search-database.ts';
import { readSearchQuery, toMatchExpression, type SearchQuery, type SearchTerm } from './search-query.ts';
import { findClosestWord, getMaxErrors } from './spelling.ts';
import { foldWord, splitWords, stemWord, toSearchLanguage, type SearchLanguage } from './words.ts';

/** A page as it is indexed. All texts are plain. */
export interface IndexedPage {
  /** Key of the page: its path, decoded. */
  key: string;
  title: string;
  /** The entry's post type. */
  type: string;
  /** Date of publication, YYYYMMDD, or ''. */
  date: string;
  /** Shown if the text has no word of the query, or ''. */
  description: string;
  text: string;
  /** The content service's own time of the last change, or ''. */
  modified: string;
  /** Time at which the entry was read, ms since 1970. */
  readAt: number;
}

export interface SearchHit extends Pick<IndexedPage, 'key' | 'title' | 'type' | 'date'> {
  excerpt: readonly ExcerptPart[];
}

interface SearchResult {
  /** Number of pages that were found. */
  count: number;
  hits: readonly SearchHit[];
  /** True if no page has all words of the query, and those with some are returned. */
  isPartial: boolean;
  /** The query with its typing errors corrected, if nothing has all of its words. */
  suggestion?: string;
}

/** Texts of the site's public pages, to be searched. */
export interface SearchIndex {
  /** The query as it will be searched. */
  readQuery(typed: string): SearchQuery;
  find(query: SearchQuery, range: { offset: number; limit: number }): SearchResult;
  /** Adds pages, or replaces them. Returns false if another process is writing. */
  put(pages: readonly IndexedPage[]): boolean;
  /** Removes pages. Returns false if another process is writing. */
  remove(keys: readonly string[]): boolean;
  /** Returns when each page was changed and read, by its key. */
  listPages(): Map<string, Pick<IndexedPage, 'modified' | 'readAt'>>;
  getFact(name: SearchFact): number | undefined;
  /** Stores a value unless it is set and larger than `unless`. Returns true if it was stored. */
  claimFact(name: SearchFact, value: number, unless?: number): boolean;
  close(): void;
}

/** Times, ms since 1970, that all processes on one file share. */
type SearchFact = 'sync started' | 'sync completed';

/** A match in a title counts as several in the text: weights of the columns. */
const rank = 'bm25(words, 10, 10, 1, 1)';
/** Words of a query that are corrected, and words that each is compared with. */
const maxCorrections = 3;
const maxCandidates = 4_000;
const lastLetter = '\u{10ffff}';

/** Opens the index of texts in a language. */
export function openSearchIndex({
  languageTag,
  ...options
}: Omit<SearchDatabaseOptions, 'language'> & {
  /** Language of the texts, such as `de-AT`. */
  languageTag: string;
}): SearchIndex {
  const language = toSearchLanguage(languageTag);
  const database = openSearchDatabase({ ...options, language });
  return {
    readQuery: (typed) => readSearchQuery(typed, language),
    find: (query, range) => findPages(database, language, query, range),
    put: (pages) =>
      database.write((all) => {
        for (const page of pages) {
          removePage(all, page.key);
          insertPage(all, page, language);
        }
      }),
    remove(keys) {
      const isWritten = database.write((all) => keys.forEach((key) => removePage(all, key)));
      if (isWritten && keys.length > 0) database.emptyLog();
      return isWritten;
    },
    listPages: () =>
      database.read(
        (all) =>
          new Map(
            all('SELECT key, modified, read_at FROM pages').map((row) => [
              String(row['key']),
              { modified: String(row['modified']), readAt: Number(row['read_at']) },
            ]),
          ),
      ),
    getFact: (name) =>
      database.read((all) => {
        const value = all('SELECT value FROM facts WHERE name = :name', { name })[0]?.['value'];
        return value === undefined ? undefined : Number(value);
      }),
    claimFact(name, value, unless = Infinity) {
      let isStored = false;
      const isWritten = database.write((all) => {
        const known = all('SELECT value FROM facts WHERE name = :name', { name })[0]?.['value'];
        isStored = known === undefined || Number(known) <= unless;
        if (isStored)
          all('INSERT OR REPLACE INTO facts (name, value) VALUES (:name, :value)', { name, value });
      });
      return isWritten && isStored;
    },
    close: () => database.close(),
  };
}

function removePage(all: Statement, key: string): void {
  const id = all('SELECT id FROM pages WHERE key = :key', { key })[0]?.['id'];
  if (id === undefined) return;
  all('DELETE FROM words WHERE rowid = :id', { id: Number(id) });
  all('DELETE FROM pages WHERE id = :id', { id: Number(id) });
}

function insertPage(all: Statement, page: IndexedPage, language: SearchLanguage): void {
  const { key, title, type, date, description, text, modified, readAt } = page;
  all(
    `INSERT INTO pages (key, title, type, date, description, text, modified, read_at)
     VALUES (:key, :title, :type, :date, :description, :text, :modified, :readAt)`,
    { key, title, type, date, description, text, modified, readAt },
  );
  const titleWords = foldWords(title, language);
  const textWords = foldWords(`${description} ${text}`, language);
  all(
    `INSERT INTO words (rowid, title_words, title_stems, text_words, text_stems)
     VALUES (last_insert_rowid(), :titleWords, :titleStems, :textWords, :textStems)`,
    {
      titleWords: titleWords.join(' '),
      titleStems: stemWords(titleWords, language),
      textWords: textWords.join(' '),
      textStems: stemWords(textWords, language),
    },
  );
  storeLongWords(all, [...titleWords, ...textWords], language);
}

function foldWords(text: string, language: SearchLanguage): string[] {
  return [...splitWords(text)].map(({ word }) => foldWord(word, language)).filter((word) => word !== '');
}

function stemWords(words: readonly string[], language: SearchLanguage): string {
  return words.flatMap((word) => stemWord(word, language) ?? []).join(' ');
}

function findPages(
  database: SearchDatabase,
  language: SearchLanguage,
  { terms: typed }: SearchQuery,
  range: { offset: number; limit: number },
): SearchResult {
  if (typed.length === 0) return { count: 0, hits: [], isPartial: false };
  return database.read((all) => {
    const terms = addCompounds(all, typed, language);
    const search = (join: 'AND' | 'OR'): Pick<SearchResult, 'count' | 'hits'> => {
      const expression = toMatchExpression(terms, join);
      const count = countPages(all, expression);
      const exact = toMatchExpression(typed, join);
      return {
        count,
        hits: count > 0 ? readHits(all, { expression, exact }, { range, terms, language }) : [],
      };
    };
    const whole = search('AND');
    if (whole.count > 0) return { ...whole, isPartial: false };
    const suggestion = findSuggestion(all, terms, language);
    const partial = terms.length > 1 ? search('OR') : whole;
    return { ...partial, isPartial: partial.count > 0, ...(suggestion !== undefined && { suggestion }) };
  });
}

function countPages(all: Statement, expression: string): number {
  return Number(
    all('SELECT count(*) AS count FROM words WHERE words MATCH :expression', { expression })[0]?.['count'],
  );
}

/** @param expressions `expression` finds pages, those that `exact` finds first */
function readHits(
  all: Statement,
  expressions: { expression: string; exact: string },
  {
    range,
    terms,
    language,
  }: { range: { offset: number; limit: number }; terms: readonly SearchTerm[]; language: SearchLanguage },
): SearchHit[] {
  const rows = all(
    `SELECT key, title, type, date, description, text FROM (
       SELECT rowid AS found, ${rank} AS score,
         rowid IN (SELECT rowid FROM words WHERE words MATCH :exact) AS is_exact
       FROM words WHERE words MATCH :expression
       ORDER BY is_exact DESC, score, rowid DESC LIMIT :limit OFFSET :offset
     ) JOIN pages ON pages.id = found ORDER BY is_exact DESC, score, found DESC`,
    { ...expressions, ...range },
  );
  return rows.map((row) => {
    const [description, text] = [String(row['description']), String(row['text'])];
    const whole = joinTexts(description, text).replace(/ ·$/u, '');
    return {
      key: String(row['key']),
      title: String(row['title']),
      type: String(row['type']),
      date: String(row['date']),
      excerpt: findExcerpt(whole, terms, language),
    };
  });
}

/** Leaves out a description that the text repeats, also if it is cut. */
function joinTexts(description: string, text: string): string {
  const repeated = description.replace(/(?:[\s·…[\]]|\.{3})+$/u, '');
  return repeated !== '' && text.includes(repeated) ? text : [description, text].filter(Boolean).join(' ');
}

/** Corrects the words that no text has. `undefined` if there is no better query. */
function findSuggestion(
  all: Statement,
  terms: readonly SearchTerm[],
  language: SearchLanguage,
): string | undefined {
  let corrections = 0;
  const words: string[] = [];
  const corrected: SearchTerm[] = [];
  for (const term of terms) {
    const isKnown = countPages(all, toMatchExpression([term], 'AND')) > 0;
    const closest = isKnown || ++corrections > maxCorrections ? undefined : findClosest(all, term.word);
    if (!isKnown && closest === undefined) return undefined;
    words.push(closest === undefined ? term.word : (findSpelling(all, closest, language) ?? closest));
    corrected.push(closest === undefined ? term : { word: closest, isPrefix: false });
  }
  if (corrections === 0) return undefined;
  return countPages(all, toMatchExpression(corrected, 'AND')) > 0 ? words.join(' ') : undefined;
}

/** Compares with words that begin with one of the first two letters: one of them is right in nearly all words. */
function findClosest(all: Statement, word: string): string | undefined {
  const maxErrors = getMaxErrors(word.length);
  if (maxErrors === 0) return undefined;
  const letters = new Set([...word].slice(0, 2));
  const candidates = [...letters].flatMap((letter) =>
    all(
      `SELECT term, doc FROM vocabulary WHERE term >= :from AND term < :to
       AND col IN ('title_words', 'text_words') AND length(term) BETWEEN :shortest AND :longest LIMIT :limit`,
      {
        ...{ from: letter, to: letter + lastLetter, limit: maxCandidates },
        ...{ shortest: word.length - maxErrors, longest: word.length + maxErrors },
      },
    ).map((row) => ({ word: String(row['term']), texts: Number(row['doc']) })),
  );
  return findClosestWord(word, candidates);
}

function toSuggestion(word: string, language: SearchLanguage): string {
  const visible = word.replace(/\p{Cf}/gu, '');
  return language === 'de' ? visible : visible.toLowerCase();
}

/** Returns a folded word as a text of the index writes it. Only German keeps capitals. */
function findSpelling(all: Statement, folded: string, language: SearchLanguage): string | undefined {
  const [row] = all(
    `SELECT title, description, text FROM pages WHERE id =
       (SELECT rowid FROM words WHERE words MATCH :expression LIMIT 1)`,
    { expression: toMatchExpression([{ word: folded, isPrefix: false }], 'AND') },
  );
  for (const text of [row?.['title'], row?.['description'], row?.['text']])
    for (const { word } of splitWords(String(text ?? '')))
      if (foldWord(word, language) === folded) return toSuggestion(word, language);
  return undefined;
}
