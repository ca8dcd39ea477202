/** Words that no name may contain, such as private words of this workspace, and the field's terms for them. */
const terms = new Map([
  ['answer', 'request or response'],
  ['answered', 'request or response'],
  ['answers', 'request or response'],
  ['asked', 'request or response'],
  ['deed', 'action'],
  ['judge', 'validate, classify or is…'],
  ['keeper', 'refresher or cache'],
  ['leash', 'timeout'],
  ['mend', 'fix or retry'],
  ['patience', 'timeout'],
  ['pursue', 'plan'],
  ['surroundings', 'options or environment'],
  ['tell', 'notify, emit or dispatch'],
  ['verdict', 'result'],
]);

/**
 * The words of a name: `tellSessionEnd` is tell, session, end.
 *
 * @param {string} name
 */
const splitName = (name) => name.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());

/**
 * Returns true if the name that this node declares is a function's, in code or in a type.
 *
 * @param {any} node
 * @returns {boolean}
 */
function declaresFunction(node) {
  const value = node.init ?? node.value ?? node.typeAnnotation?.typeAnnotation ?? node;
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|TSMethodSignature|TSFunctionType|TSDeclareFunction|TSEmptyBodyFunctionExpression)$/.test(
    value.type,
  );
}

/**
 * Names use the field's terms, and functions are verbs, so that newcomers have no dialect to learn.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      word: '`{{ name }}`: “{{ word }}” is not a term of the field. Say {{ instead }}.',
      of: '`{{ name }}`: a function is a verb. Say get…, find…, to… or compute….',
      parts: '`{{ name }}`: say …Options, …Overrides, …Html or the noun.',
    },
  },
  create(context) {
    /**
     * @param {any} name
     * @param {any} declaration
     */
    function check(name, declaration) {
      if (name?.type !== 'Identifier') return;
      const word = splitName(name.name).find((one) => terms.has(one));
      if (word !== undefined)
        context.report({
          node: name,
          messageId: 'word',
          data: { name: name.name, word, instead: terms.get(word) ?? '' },
        });
      if (name.name.endsWith('Of') && declaresFunction(declaration))
        context.report({ node: name, messageId: 'of', data: { name: name.name } });
      if (name.name.endsWith('Parts'))
        context.report({ node: name, messageId: 'parts', data: { name: name.name } });
    }
    return {
      /** @param {any} node */
      ':matches(VariableDeclarator, FunctionDeclaration, TSDeclareFunction, ClassDeclaration)': (node) =>
        check(node.id, node),
      /** @param {any} node */
      ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration)': (node) => check(node.id, node),
      /** @param {any} node */
      ':matches(MethodDefinition, PropertyDefinition, TSMethodSignature, TSPropertySignature)': (node) =>
        check(node.key, node),
      /** @param {any} node */
      ':function > Identifier.params': (node) => check(node, node),
      /** @param {any} node */
      'ObjectExpression > Property:matches([value.type="FunctionExpression"], [value.type="ArrowFunctionExpression"])':
        (node) => check(node.key, node),
    };
  },
};
