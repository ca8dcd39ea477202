import ts from 'typescript';

/** @typedef {{ ids: string[], title: string, file: string }} TitledTest */

const number = /^\d+(?:\.\d+)+$/;

/**
 * Reads the tests whose title has statement numbers: `it('shows "All" first [2.4.1]')`, `[2.4.1, 2.4.2]` or
 * `[2.4.1] [2.4.2]`. Numbers in comments and bodies do not count.
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
    // The groups of tests of adapters have the test runner before their title.
    const title =
      ts.isCallExpression(node) && isTest(node.expression)
        ? readTitle(node.arguments.find((argument) => !ts.isIdentifier(argument)))
        : undefined;
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
 * Finds the titles of `describe` that have statement numbers: such a number would count for none of the tests inside.
 *
 * @param {string} file
 * @param {string} code
 * @returns {string[]}
 */
export function findNumberedGroups(file, code) {
  /** @type {string[]} */
  const titles = [];
  /** @param {ts.Node} node */
  function visit(node) {
    const title =
      ts.isCallExpression(node) && isGroup(node.expression) ? readTitle(node.arguments[0]) : undefined;
    if (title !== undefined && findIds(title).length > 0) titles.push(title);
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return titles;
}

/**
 * True for `it`, `test` and their methods, such as `it.each(cases)`, except `test.step`; and for the groups of tests of
 * `@guildhall/adapter-tests`, such as `testMailAdapter`.
 *
 * @param {ts.Expression} callee
 * @returns {boolean}
 */
function isTest(callee) {
  if (ts.isIdentifier(callee))
    return /^(?:it|test|test(?:\w+Adapter|SiteSupplier|Checkout|Logins))$/.test(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text !== 'step' && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isTest(callee.tag);
  return false;
}

/**
 * True for `describe`, `describe.each(cases)` and `test.describe`.
 *
 * @param {ts.Expression} callee
 * @returns {boolean}
 */
function isGroup(callee) {
  if (ts.isIdentifier(callee)) return callee.text === 'describe';
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text === 'describe' || isGroup(callee.expression);
  return ts.isCallExpression(callee) && isGroup(callee.expression);
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
