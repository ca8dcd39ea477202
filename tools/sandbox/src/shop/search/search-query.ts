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
 * Reads a search text of the vendor's language as far as the sandbox supports it: terms that all must fit, `AND`
 * between them or not, `-` or `NOT` before one, a field before a colon, quoted phrases, `*` at an end, and a backslash
 * before one of `: \ ( )`, which are the escapes the vendor documents. All else is refused rather than
 * answered wrongly.
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
