import type { ExcerptPart } from '../search-model.ts';
import { matchesTerm, type SearchTerm } from './search-query.ts';
import { foldWord, splitWords, type SearchLanguage } from './words.ts';

/** Length of an excerpt, and of its part before the first match, in UTF-16 units. */
const length = 200;
const before = 50;
/** Matches that are compared to find the best place. */
const maxMatches = 200;

interface Match {
  term: SearchTerm;
  start: number;
  end: number;
}

/**
 * Returns the part of a text that has the most of the terms, as early as possible, with the matches marked; the text's
 * beginning if it has none of them.
 */
export function findExcerpt(
  text: string,
  terms: readonly SearchTerm[],
  language: SearchLanguage,
): readonly ExcerptPart[] {
  const matches = findMatches(text, terms, language);
  const first = findBestStart(matches);
  const start = first <= before ? 0 : findWordStart(text, first - before);
  const end = Math.min(text.length, findWordEnd(text, start + length));
  const parts: ExcerptPart[] = [];
  const add = (piece: string, isMatch: boolean) => piece !== '' && parts.push({ text: piece, isMatch });
  let at = start;
  if (start > 0) add('… ', false);
  for (const match of matches) {
    if (match.start < at || match.end > end) continue;
    add(text.slice(at, match.start), false);
    add(text.slice(match.start, match.end), true);
    at = match.end;
  }
  add(text.slice(at, end), false);
  if (end < text.length) add(' …', false);
  return parts;
}

function findMatches(text: string, terms: readonly SearchTerm[], language: SearchLanguage): Match[] {
  const matches: Match[] = [];
  for (const { word, start, end } of splitWords(text)) {
    const folded = foldWord(word, language);
    const term = terms.find((one) => matchesTerm(one, folded, language));
    if (term && matches.push({ term, start, end }) >= maxMatches) break;
  }
  return matches;
}

/** Returns the start of the earliest match that is followed by the most different terms. */
function findBestStart(matches: readonly Match[]): number {
  let best = { start: 0, terms: 0 };
  for (const [index, { start }] of matches.entries()) {
    const near = matches.slice(index).filter(({ end }) => end <= start + length - before);
    const terms = new Set(near.map(({ term }) => term)).size;
    if (terms > best.terms) best = { start, terms };
  }
  return best.start;
}

function findWordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space > from + before / 2 ? toWholeCharacter(text, from) : space + 1;
}

function findWordEnd(text: string, from: number): number {
  if (from >= text.length) return text.length;
  const space = text.lastIndexOf(' ', from);
  return space < from - before ? toWholeCharacter(text, from) : space;
}

/** Never cuts between the two halves of a character such as an emoji. */
function toWholeCharacter(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at;
}
