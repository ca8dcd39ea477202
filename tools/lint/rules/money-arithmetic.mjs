const operators = new Set(['+', '-', '*', '/', '%', '**']);

/**
 * Recognises an amount in minor units by its name: `priceMinor`, `line.amountMinor`, `minor`.
 *
 * @param {any} node
 * @returns {boolean}
 */
function isAmount(node) {
  if (node?.type === 'ChainExpression' || node?.type === 'TSNonNullExpression')
    return isAmount(node.expression);
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return isAmount(node.expression);
  if (node?.type === 'MemberExpression')
    return isName(node.computed ? node.property.value : node.property.name);
  return node?.type === 'Identifier' && isName(node.name);
}

/** @param {unknown} name */
const isName = (name) => typeof name === 'string' && /(^m|M)inor$/.test(name);

/**
 * Money is computed in libs/money only, where it is rounded once and is never a float. Other code has no arithmetic on
 * names of amounts, and does not convert amounts to floats or back.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noMoneyArithmetic = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      arithmetic: 'Amounts are computed by @guildhall/money: it rounds once, and never through a float.',
      float: '`{{ name }}` makes floats of amounts, or texts of floats. Use `parseAmount` and `formatPrice`.',
    },
  },
  create(context) {
    /** @param {any} node */
    const report = (node) => context.report({ node, messageId: 'arithmetic' });
    /** @param {any} node @param {string} name */
    const reportFloat = (node, name) => context.report({ node, messageId: 'float', data: { name } });
    return {
      /** @param {any} node */
      BinaryExpression(node) {
        if (operators.has(node.operator) && (isAmount(node.left) || isAmount(node.right))) report(node);
      },
      /** @param {any} node */
      AssignmentExpression(node) {
        if (operators.has(node.operator.slice(0, -1)) && (isAmount(node.left) || isAmount(node.right)))
          report(node);
      },
      /** @param {any} node */
      UpdateExpression(node) {
        if (isAmount(node.argument)) report(node);
      },
      /** @param {any} node */
      UnaryExpression(node) {
        if (node.operator === '-' && isAmount(node.argument)) report(node);
      },
      'Identifier[name="parseFloat"]': (/** @type {any} */ node) => reportFloat(node, 'parseFloat'),
      'MemberExpression[property.name="toFixed"]': (/** @type {any} */ node) => reportFloat(node, 'toFixed'),
    };
  },
};
