import ts from 'typescript';

/** @typedef {{ ids: string[], title: string, file: string }} TitledTest */

const number = /^\d+(?:\.\d+)+$/;

/**
 * The tests of a file whose title has statement numbers in square brackets, such as
 * `it('shows "All" first [2.4.1]')`, `[2.4.1, 2.4.2]` or `[2.4.1] [2.4.2]`. The code is parsed: a number in a comment
 * or in a test's body counts for nothing.
 *
 * @param {string} file
 * @param {string} code
 * @returns {TitledTest[]}
 */
export function readTestTitles(file, code) {
  /** @type {TitledTest[]} */
  const tests = [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  function visit(node) {
    const title =
      ts.isCallExpression(node) && isTest(node.expression) ? readTitle(node.arguments[0]) : undefined;
    if (title !== undefined) {
      const ids = findIds(title);
      if (ids.length > 0) tests.push({ ids, title: title.replaceAll(/\s*\[[\d., ]+\]/g, '').trim(), file });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return tests;
}

/**
 * `it`, `test`, and their methods: `it.each(cases)`, `test.step` is not one.
 *
 * @param {ts.Expression} callee
 * @returns {boolean}
 */
function isTest(callee) {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text !== 'step' && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isTest(callee.tag);
  return false;
}

/** @param {ts.Expression | undefined} node */
function readTitle(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return undefined;
}

/** @param {string} title */
function findIds(title) {
  return [...title.matchAll(/\[([\d., ]+)\]/g)]
    .flatMap(([, list = '']) => list.split(/[,\s]+/))
    .filter((id) => number.test(id));
}
