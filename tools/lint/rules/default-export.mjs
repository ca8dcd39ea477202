/**
 * Exports have names, so that imports, searches and renames find them.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noDefaultExport = {
  meta: { type: 'problem', schema: [], messages: { unnamed: 'Export it under a name.' } },
  create(context) {
    return {
      ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'unnamed' }),
      'ExportSpecifier[exported.name="default"]': (/** @type {any} */ node) =>
        context.report({ node, messageId: 'unnamed' }),
    };
  },
};
