const roots = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const dodges = new Set(['only', 'skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail', 'slow']);
const dodgingNames = new Set(['fit', 'xit', 'xtest', 'fdescribe', 'xdescribe']);
const dodgingOptions = new Set(['only', 'skip', 'todo', 'fails', 'retry', 'retries', 'repeats']);

/**
 * The name a chain such as `test.describe.skip` or `it.each(cases)` starts with.
 *
 * @param {any} node
 * @returns {string | undefined}
 */
function findRootName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return findRootName(node.object);
  if (node.type === 'CallExpression') return findRootName(node.callee);
  if (node.type === 'TaggedTemplateExpression') return findRootName(node.tag);
  return undefined;
}

/**
 * Every test runs, every time, once.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noDodgedTests = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { dodged: '`{{ what }}`: every test runs, every time, once. Fix the test or remove it.' },
  },
  create(context) {
    return {
      /** @param {any} node */
      MemberExpression(node) {
        const what = node.property.name ?? node.property.value;
        if (dodges.has(what) && roots.has(findRootName(node) ?? ''))
          context.report({ node, messageId: 'dodged', data: { what } });
      },
      /** @param {any} node */
      CallExpression(node) {
        if (dodgingNames.has(node.callee.name))
          context.report({ node, messageId: 'dodged', data: { what: node.callee.name } });
        if (!roots.has(findRootName(node.callee) ?? '')) return;
        for (const argument of node.arguments) {
          if (argument.type !== 'ObjectExpression') continue;
          for (const property of argument.properties) {
            const what = property.key?.name ?? property.key?.value;
            if (dodgingOptions.has(what))
              context.report({ node: property, messageId: 'dodged', data: { what } });
          }
        }
      },
    };
  },
};

/**
 * Tests wait for a condition, never for time to pass: a fixed time is too long on most runs and too short on others.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noSleep = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { sleep: 'Wait for what should happen, or set the clock: tests do not sleep.' },
  },
  create(context) {
    /** @param {any} node */
    const report = (node) => context.report({ node, messageId: 'sleep' });
    return {
      'CallExpression[callee.property.name="waitForTimeout"]': report,
      'CallExpression[callee.name=/^(sleep|delay)$/]': report,
      'ImportDeclaration[source.value=/^(node:)?timers\\u002Fpromises$/]': report,
      'NewExpression[callee.name="Promise"] > :function CallExpression[callee.name="setTimeout"]': report,
    };
  },
};
