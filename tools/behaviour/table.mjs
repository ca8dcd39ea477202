/** @typedef {import('./statements.mjs').Statement} Statement */
/** @typedef {import('./test-titles.mjs').TitledTest} TitledTest */

/**
 * What is between the statements and the tests that show them, one line each.
 *
 * @param {Statement[]} statements
 * @param {TitledTest[]} tests
 * @returns {string[]}
 */
export function findFaults(statements, tests) {
  const known = new Set(statements.map(({ id }) => id));
  const shown = new Set(tests.flatMap(({ ids }) => ids));
  const twice = statements.filter(({ id }, at) => statements.findIndex((other) => other.id === id) !== at);
  return [
    ...twice.map(({ id }) => `${id} is the number of two statements`),
    ...statements.filter(({ id }) => !shown.has(id)).map(({ id, text }) => `${id} has no test: ${text}`),
    ...tests.flatMap(({ ids, title, file }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file}: "${title}" names ${id}, which is no statement`),
    ),
  ];
}

/**
 * The page that names, for each statement, the tests that show it.
 *
 * @param {Statement[]} statements
 * @param {TitledTest[]} tests
 */
export function formatTable(statements, tests) {
  const rows = statements.map(({ id, text }) => {
    const shows = tests
      .filter(({ ids }) => ids.includes(id))
      .map(({ title, file }) => `${formatCell(title)} (${formatLink(file)})`);
    return `| ${id} | ${formatCell(text)} | ${shows.join('<br>')} |`;
  });
  return [
    '# What shows each statement',
    '',
    'Made from the titles of the tests by `npm run behaviour`. Do not edit: change [behaviour.md](behaviour.md) or a test.',
    '',
    '| | Statement | Shown by |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** @param {string} file */
const formatLink = (file) => `[${file.split('/').at(-1)}](../${file})`;

/** @param {string} text */
const formatCell = (text) => text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`);
