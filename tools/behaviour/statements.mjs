/** @typedef {{ id: string, text: string }} Statement */

const statement = /^- \*\*(\d+(?:\.\d+)+)\*\*\s+(.*)$/;

/**
 * The statements of `docs/behaviour.md`: list items that begin with their number in bold. An item may go on in the
 * next lines, indented.
 *
 * @param {string} markdown
 * @returns {Statement[]}
 */
export function readStatements(markdown) {
  /** @type {Statement[]} */
  const statements = [];
  let goesOn = false;
  for (const line of markdown.split('\n')) {
    const [, id, text] = statement.exec(line) ?? [];
    const last = statements.at(-1);
    if (id !== undefined && text !== undefined) {
      statements.push({ id, text: text.trim() });
      goesOn = true;
    } else if (goesOn && last && /^ {2,}\S/.test(line)) {
      last.text += ` ${line.trim()}`;
    } else {
      goesOn = false;
    }
  }
  return statements;
}
