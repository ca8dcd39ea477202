/** @typedef {import('./statements.mjs').Statement} Statement */

/** @typedef {{ text: string, ids: string[] }} Requirement */

/**
 * Reads the lines of `docs/specification.md`: rows of tables with what is asked for, and the numbers of statements.
 *
 * @param {string} markdown
 * @returns {Requirement[]}
 */
export function readRequirements(markdown) {
  return markdown.split('\n').flatMap((line, at, lines) => {
    const [, text, ids] = /^\| (.*?) +\|(.*)\|$/.exec(line) ?? [];
    const isHead = /^\| -/.test(lines[at + 1] ?? '');
    if (text === undefined || ids === undefined || isHead || text.startsWith('-')) return [];
    return [{ text, ids: ids.split(',').flatMap((id) => id.trim() || []) }];
  });
}

/**
 * Finds lines that no statement promises, or that name an unknown one.
 *
 * @param {readonly Requirement[]} requirements
 * @param {readonly Statement[]} statements
 * @returns {string[]}
 */
export function findUncovered(requirements, statements) {
  const known = new Set(statements.map(({ id }) => id));
  return requirements.flatMap(({ text, ids }) => [
    ...(ids.length === 0 ? [`"${text}" names no statement`] : []),
    ...ids.filter((id) => !known.has(id)).map((id) => `"${text}" names ${id}, which is not a statement`),
  ]);
}
