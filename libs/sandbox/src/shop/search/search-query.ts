import { GraphQLError } from '../graphql/one-graphql.ts';

export interface SearchTerm {
  /** `title:` and the like; undefined for a term that is searched in all fields. */
  field: string | undefined;
  words: string[];
  /** The last word is a prefix. */
  isPrefix: boolean;
  negated: boolean;
}

/**
 * Parses the supported part of the vendor's search language: terms that must all match, optionally with `AND` between
 * them, `-` or `NOT` before a term, a field before a colon, quoted phrases, `*` at the end of a term, and a backslash
 * before one of `: \ ( )`, which are the escapes the vendor documents. Refuses everything else, so that no result is
 * wrong.
 */
export function readSearchQuery(query: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let negated = false;
  for (const part of splitQuery(query)) {
    if (part === 'AND') continue;
    if (part === 'OR') throw createUnsupported(query);
    if (part === 'NOT') {
      negated = true;
      continue;
    }
    const term = /^(-?)(?:([a-z_.]+):)?(.+)$/s.exec(part);
    const [, minus, field, value = ''] = term ?? [];
    terms.push({ field, ...parseValue(value, query), negated: negated || minus === '-' });
    negated = false;
  }
  return terms;
}

/** Splits a text at white space outside quotes. */
function splitQuery(query: string): string[] {
  return query.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
}

function parseValue(raw: string, query: string): Pick<SearchTerm, 'words' | 'isPrefix'> {
  const phrase = /^(["'])(.*)\1$/s.exec(raw)?.[2];
  const isPrefix = phrase === undefined && raw.endsWith('*');
  const text = phrase ?? (isPrefix ? raw.slice(0, -1) : raw);
  const plain = text.replace(/\\([:\\()])/g, ' ');
  if (phrase === undefined && /[\\:()*<>"']/.test(plain)) throw createUnsupported(query);
  const words = splitWords(plain);
  if (words.length === 0) throw createUnsupported(query);
  return { words, isPrefix };
}

/** Splits a text into words for comparison. */
export function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

function createUnsupported(query: string) {
  return new GraphQLError(`The sandbox does not support this part of the search language: ${query}`);
}
