/** @typedef {{ id: string, text: string }} Statement */

const statement = /^- \*\*(\d+(?:\.\d+)+)\*\*\s+(.*)$/;

/**
 * Reads the statements of `docs/behaviour.md`: list items that begin with a number in bold and may continue on indented
 * lines.
 *
 * @param {string} markdown
 * @returns {Statement[]}
 */
export function readStatements(markdown) {
  /** @type {Statement[]} */
  const statements = [];
  let continues = false;
  for (const line of markdown.split('\n')) {
    const [, id, text] = statement.exec(line) ?? [];
    const last = statements.at(-1);
    if (id !== undefined && text !== undefined) {
      statements.push({ id, text: text.trim() });
      continues = true;
    } else if (continues && last && /^ {2,}\S/.test(line)) {
      last.text += ` ${line.trim()}`;
    } else {
      continues = false;
    }
  }
  return statements;
}
