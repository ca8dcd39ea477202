/** @typedef {import('eslint').Rule.RuleModule} RuleModule */
/** @typedef {import('estree').Node} Node */

/**
 * A rule that forbids an import.
 *
 * @param {{ source: RegExp, name?: string, message: string }} forbidden `name`: only this one of its exports.
 * @returns {RuleModule}
 */
export function forbiddenImport({ source, name, message }) {
  return {
    meta: { type: 'problem', schema: [], messages: { forbidden: message } },
    create(context) {
      /** @param {any} node */
      function check(node) {
        if (typeof node.source?.value !== 'string' || !source.test(node.source.value)) return;
        if (name && !takes(node, name)) return;
        context.report({ node, messageId: 'forbidden' });
      }
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
      };
    },
  };
}

/**
 * Recognises an import or re-export that includes the name, directly or through `*`.
 *
 * @param {any} node
 * @param {string} name
 */
function takes(node, name) {
  if (!node.specifiers) return true;
  return node.specifiers.some((/** @type {any} */ specifier) => {
    const taken = specifier.imported ?? specifier.local;
    return specifier.type === 'ImportNamespaceSpecifier' || taken.name === name || taken.value === name;
  });
}
