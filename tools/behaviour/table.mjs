/** @typedef {import('./statements.mjs').Statement} Statement */
/** @typedef {import('./test-titles.mjs').TitledTest} TitledTest */

/**
 * Finds mismatches between statements and tests, one line each.
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
    ...twice.map(({ id }) => `${id}: two statements have this number`),
    ...statements.filter(({ id }) => !shown.has(id)).map(({ id, text }) => `${id} has no test: ${text}`),
    ...tests.flatMap(({ ids, title, file }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file}: "${title}" names ${id}, which is not a statement`),
    ),
  ];
}

/**
 * Formats the page that lists the tests of each statement.
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
    '# Tests of each statement',
    '',
    'Generated from test titles by `npm run behaviour`. Do not edit: change [behaviour.md](behaviour.md) or a test.',
    '',
    '| | Statement | Tests |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** @param {string} file */
const formatLink = (file) => `[${file.split('/').at(-1)}](../${file})`;

/** @param {string} text */
const formatCell = (text) => text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`);
