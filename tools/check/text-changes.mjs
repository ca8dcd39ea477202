const textLiteral = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$\\]*`/g;
const pattern = /(?<=[(,:=]\s*)\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[a-z]*/g;
/** Shorter words are everywhere. */
const minimumLength = 4;

/**
 * Finds the texts in which two versions of a file differ.
 *
 * @param {string} before
 * @param {string} after
 * @returns {string[] | undefined} Both versions of each; undefined if code differs too.
 */
export function findChangedTexts(before, after) {
  if (before.replace(textLiteral, "''") !== after.replace(textLiteral, "''")) return undefined;
  const old = readLiterals(before);
  return readLiterals(after).flatMap((text, index) => {
    const previous = old[index] ?? '';
    return previous === text ? [] : [previous, text];
  });
}

/**
 * Says whether a test's source names one of these texts: whole, a part of it, filled in, or as a pattern. Tests look for
 * words in whatever case.
 *
 * @param {string} source
 * @param {readonly string[]} texts May contain `{placeholders}`.
 */
export function namesText(source, texts) {
  const literals = readLiterals(source).filter(({ length }) => length >= minimumLength);
  const patterns = [...source.matchAll(pattern)].flatMap(([, text = '']) => createPattern(text) ?? []);
  return texts.some((text) => {
    const filled = createPattern(
      text
        .split(/\{\w+\}/)
        .map(escapePattern)
        .join('.+'),
    );
    return (
      patterns.some((one) => one.test(text)) ||
      literals.some(
        (literal) =>
          text.toLowerCase().includes(literal.toLowerCase()) ||
          (text.length >= minimumLength && filled?.test(literal)),
      )
    );
  });
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
