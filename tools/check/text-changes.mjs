const textLiteral = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$\\]*`/g;
const pattern = /(?<=[(,:=]\s*)\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[a-z]*/g;
/** Shorter words are everywhere. */
const minimumLength = 4;

/**
 * Finds the texts in which two versions of a file differ.
 *
 * @param {string} before
 * @param {string} after
 * @returns {[before: string, after: string][] | undefined} undefined if code differs too.
 */
export function findChangedTexts(before, after) {
  if (before.replace(textLiteral, "''") !== after.replace(textLiteral, "''")) return undefined;
  const old = readLiterals(before);
  return readLiterals(after).flatMap((text, index) => {
    const previous = old[index] ?? '';
    return previous === text ? [] : [[previous, text]];
  });
}

/**
 * Says whether a test's source names what has changed in one of these texts: whole, a part of it, filled in, or as a
 * pattern. What both versions have in common cannot make a test fail. Tests look for words in whatever case.
 *
 * @param {string} source
 * @param {readonly (readonly [before: string, after: string])[]} changes May contain `{placeholders}`.
 */
export function namesChange(source, changes) {
  const literals = readLiterals(source).filter(({ length }) => length >= minimumLength);
  const patterns = [...source.matchAll(pattern)].flatMap(([, text = '']) => createPattern(text) ?? []);
  return changes.some(([before, after]) => {
    const [isBefore, isAfter] = [createMatcher(before), createMatcher(after)];
    return (
      patterns.some((one) => one.test(before) !== one.test(after)) ||
      literals.some((literal) => isBefore(literal) !== isAfter(literal))
    );
  });
}

/**
 * Returns what says whether a word of a test is this text, a part of it, or it filled in.
 *
 * @param {string} text
 * @returns {(literal: string) => boolean}
 */
function createMatcher(text) {
  const parts = text.split(/\{\w+\}/);
  const filled = text.length < minimumLength ? undefined : createPattern(parts.map(escapePattern).join('.+'));
  return (literal) => text.toLowerCase().includes(literal.toLowerCase()) || (filled?.test(literal) ?? false);
}

/** @param {string} source */
const readLiterals = (source) => [...source.matchAll(textLiteral)].map(([literal]) => literal.slice(1, -1));

/** @param {string} text */
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {string} source */
function createPattern(source) {
  try {
    return new RegExp(source, 'i');
  } catch {
    return undefined;
  }
}
